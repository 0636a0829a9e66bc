import type { RecordTables } from '#server/platform/database/record-tables.ts';

type MoneyKind = RecordTables['money_entries']['kind'];

/** Amounts in minor units; gross has the tax inside, what goes back is negative. */
interface Sums {
  grossMinor: number;
  taxMinor: number;
}

/** One movement of money on its own day. */
export interface Movement extends Sums {
  kind: MoneyKind;
  /** Epoch ms. */
  occurredAt: number;
}

export type Recorded = Partial<Record<MoneyKind, Sums>>;

interface Payment {
  /** Epoch ms; null while no money was taken. */
  paidAt: number | null;
  totalMinor: number;
  paidTaxMinor: number;
}

/** What a payment adds to what was recorded of it. */
export function movementsOfPayment({ paidAt, totalMinor, paidTaxMinor }: Payment, recorded: Recorded): Movement[] {
  if (paidAt === null) return [];
  return missing('sale', { grossMinor: totalMinor, taxMinor: paidTaxMinor }, recorded, paidAt);
}

/** An adjustment as the provider has it. */
export interface Returned {
  /** The provider's words. */
  action: string;
  status: string;
  totalMinor: number;
  taxMinor: number;
}

/**
 * What the adjustments of one payment add to what was recorded of them. A refund counts from the moment it was approved,
 * a chargeback from the moment the bank took the money. The provider tells that a chargeback is lifted by its status, by a
 * reversal of its own, or by both: that counts once.
 * @param latest the adjustment that brought it about; times are epoch ms
 */
export function movementsOfReturns(
  all: readonly Returned[],
  recorded: Recorded,
  latest: { action: string; createdAt: number; updatedAt: number },
): Movement[] {
  const sum = (action: string, ...statuses: string[]) =>
    sumOf(all.filter((one) => one.action === action && statuses.includes(one.status)));
  const lifted = sum('chargeback', 'reversed');
  const reversed = sum('chargeback_reverse', 'approved');
  const { createdAt, updatedAt } = latest;
  return [
    ...missing('refund', negative(sum('refund', 'approved')), recorded, updatedAt),
    ...missing('chargeback', negative(sum('chargeback', 'approved', 'reversed')), recorded, createdAt),
    ...missing(
      'chargeback_reverse',
      lifted.grossMinor > reversed.grossMinor ? lifted : reversed,
      recorded,
      latest.action === 'chargeback_reverse' ? createdAt : updatedAt,
    ),
  ];
}

function missing(kind: MoneyKind, known: Sums, recorded: Recorded, occurredAt: number): Movement[] {
  const before = recorded[kind] ?? { grossMinor: 0, taxMinor: 0 };
  const grossMinor = known.grossMinor - before.grossMinor;
  const taxMinor = known.taxMinor - before.taxMinor;
  return grossMinor === 0 && taxMinor === 0 ? [] : [{ kind, grossMinor, taxMinor, occurredAt }];
}

function sumOf(some: readonly Returned[]): Sums {
  return some.reduce(
    (sums, one) => ({ grossMinor: sums.grossMinor + one.totalMinor, taxMinor: sums.taxMinor + one.taxMinor }),
    { grossMinor: 0, taxMinor: 0 },
  );
}

// Not `-0`, which is no number that a row holds.
function negative({ grossMinor, taxMinor }: Sums): Sums {
  return { grossMinor: 0 - grossMinor, taxMinor: 0 - taxMinor };
}

import type { LedgerTables } from '#server/platform/database/ledger-tables.ts';

type MoneyKind = LedgerTables['money_entries']['kind'];

/** Amounts in minor units; gross includes tax, returned money is negative. */
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

/** The movements of a payment that are not recorded yet. */
export function movementsOfPayment({ paidAt, totalMinor, paidTaxMinor }: Payment, recorded: Recorded): Movement[] {
  if (paidAt === null) return [];
  return missing('payment', { grossMinor: totalMinor, taxMinor: paidTaxMinor }, recorded, paidAt);
}

/** An adjustment as the provider reports it. */
export interface Returned {
  /** The provider's own value, like `status`. */
  action: string;
  status: string;
  totalMinor: number;
  taxMinor: number;
}

/**
 * The movements of a payment's adjustments that are not recorded yet. A refund counts from its approval, a chargeback
 * from the moment the bank took the money. The provider reports a lifted chargeback by its status, by a separate
 * reversal, or by both, which counts once.
 * @param latest the adjustment that has just changed; times are epoch ms
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

// Subtracts from 0, because `-0` is not a number that a row can hold.
function negative({ grossMinor, taxMinor }: Sums): Sums {
  return { grossMinor: 0 - grossMinor, taxMinor: 0 - taxMinor };
}

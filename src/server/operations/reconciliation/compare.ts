import type { AdjustmentEvent, MoneyFacts, TransactionEvent } from '#server/billing/provider-event.ts';

export type DifferenceKind = 'transaction' | 'adjustment' | 'returned' | 'payout' | 'payout row' | 'day';

/** A figure on which we and the provider differ; null for a side that does not have it. */
export interface Differing {
  kind: DifferenceKind;
  /** The provider's id, or a day. */
  providerId: string;
  field: string;
  ours: string | null;
  theirs: string | null;
}

/** The figures of one entity by their names, as text. */
export type Figures = Readonly<Record<string, string>>;

/** Sums of entries, in minor units. */
export interface Sums {
  grossMinor: bigint;
  taxMinor: bigint;
}

/** A transaction as our tables and our ledger have it. */
export interface OurTransaction {
  status: string;
  currency: string;
  totalMinor: number;
  creditMinor: number;
  /** Epoch ms; null while nothing was taken. */
  paidAt: number | null;
  subscriptionId: string | null;
  occurredAtUs: bigint;
  /** Sums of its entries of kind `payment`, and their currencies. */
  sale: Sums & { currencies: readonly string[]; told: ReportedSums | null };
}

/**
 * Further sums that the provider reported, signed like the entries; the payout is in its own currency, before a
 * chargeback fee.
 */
export interface ReportedSums {
  discountMinor: bigint;
  feeMinor: bigint;
  retainedFeeMinor: bigint;
  payoutCurrency: string;
  payoutMinor: bigint;
  exchangeRate: string;
}

export interface OurAdjustment {
  transactionId: string;
  action: string;
  status: string;
  currency: string;
  totalMinor: number;
  taxMinor: number;
  occurredAtUs: bigint;
  /** Sums of the entries that its action made; null without a payout. */
  told?: ReportedSums | null;
}

/** Every figure on which the sides differ; a single difference when one side does not know the entity. */
export function compareFigures(
  kind: DifferenceKind,
  providerId: string,
  { ours, theirs }: { ours: Figures | null; theirs: Figures | null },
): Differing[] {
  if (ours === null && theirs === null) return [];
  if (ours === null || theirs === null) {
    return [{ kind, providerId, field: 'whole', ours: summary(ours), theirs: summary(theirs) }];
  }
  const fields = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  return fields
    .map((field) => ({ kind, providerId, field, ours: ours[field] ?? null, theirs: theirs[field] ?? null }))
    .filter((one) => one.ours !== one.theirs);
}

function summary(figures: Figures | null): string | null {
  return figures === null ? null : [figures.status, figures.total, figures.currency].filter(Boolean).join(' ');
}

export function figuresOfTransaction(theirs: TransactionEvent): Figures {
  const isPaid = theirs.paidAt !== null;
  return {
    status: theirs.status,
    currency: theirs.currency,
    total: String(theirs.totalMinor),
    credit: String(theirs.creditMinor),
    paid: timeText(theirs.paidAt),
    subscription: theirs.subscriptionId ?? '',
    'ledger gross': isPaid ? String(theirs.totalMinor) : '0',
    'ledger tax': isPaid ? String(theirs.paidTaxMinor) : '0',
    'ledger currency': isPaid && theirs.totalMinor !== 0 ? theirs.currency : '',
    ...figuresOfTold(isPaid && theirs.totalMinor !== 0 ? toldSums(theirs.record.told, 1) : null),
  };
}

export function figuresOfOurTransaction({ sale, ...ours }: OurTransaction): Figures {
  return {
    status: ours.status,
    currency: ours.currency,
    total: String(ours.totalMinor),
    credit: String(ours.creditMinor),
    paid: timeText(ours.paidAt),
    subscription: ours.subscriptionId ?? '',
    'ledger gross': String(sale.grossMinor),
    'ledger tax': String(sale.taxMinor),
    'ledger currency': sale.currencies.join(' '),
    ...figuresOfTold(sale.grossMinor !== 0n ? sale.told : null),
  };
}

/** Empty until the provider has reported a payout. */
function figuresOfTold(told: ReportedSums | null): Figures {
  if (told === null) return {};
  return {
    'ledger discount': String(told.discountMinor),
    'ledger fee': String(told.feeMinor),
    'ledger retained fee': String(told.retainedFeeMinor),
    'ledger payout': `${told.payoutMinor} ${told.payoutCurrency}`,
    'exchange rate': told.exchangeRate,
  };
}

/** The provider's figures of a payment or of returned money, as the ledger adds them up; null without a payout. */
function toldSums(told: MoneyFacts | null, sign: 1 | -1): ReportedSums | null {
  if (told === null || told.kind === 'subscription' || told.payout === null) return null;
  const { payout } = told;
  const retained = told.kind === 'return' ? told.retainedFeeMinor : 0;
  const net = payout.grossMinor - payout.taxMinor - payout.feeMinor + payout.retainedFeeMinor;
  return {
    discountMinor: told.kind === 'payment' ? BigInt(told.discountMinor) : 0n,
    feeMinor: BigInt(sign * told.feeMinor),
    retainedFeeMinor: BigInt(-sign * retained),
    payoutCurrency: payout.currency,
    payoutMinor: BigInt(sign * net),
    exchangeRate: payout.exchangeRate ?? '',
  };
}

/** Of an adjustment whose action has moved money. */
function toldOfAdjustment(adjustment: AdjustmentEvent): ReportedSums | null {
  const { action, status } = adjustment;
  const hasMoved = status === 'approved' || (status === 'reversed' && action === 'chargeback');
  return hasMoved ? toldSums(adjustment.record.told, action === 'chargeback_reverse' ? 1 : -1) : null;
}

export function figuresOfAdjustment(adjustment: OurAdjustment | AdjustmentEvent): Figures {
  const told = 'record' in adjustment ? toldOfAdjustment(adjustment) : (adjustment.told ?? null);
  return {
    ...figuresOfTold(told),
    action: adjustment.action,
    status: adjustment.status,
    currency: adjustment.currency,
    total: String(adjustment.totalMinor),
    tax: String(adjustment.taxMinor),
    transaction: adjustment.transactionId,
  };
}

const returnKinds = ['refund', 'chargeback', 'chargeback_reverse'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/**
 * The entries about returned money that the ledger should have for a payment, computed without the code that writes
 * them.
 */
export function expectedReturns(adjustments: readonly Omit<OurAdjustment, 'occurredAtUs'>[]): Record<ReturnKind, Sums> {
  const sum = (action: string, ...statuses: string[]): Sums =>
    adjustments
      .filter((one) => one.action === action && statuses.includes(one.status))
      .reduce(
        (sums, one) => ({
          grossMinor: sums.grossMinor + BigInt(one.totalMinor),
          taxMinor: sums.taxMinor + BigInt(one.taxMinor),
        }),
        nothing,
      );
  // A lifted chargeback is reported by its status, by a reversal, or by both.
  const lifted = sum('chargeback', 'reversed');
  const reversed = sum('chargeback_reverse', 'approved');
  return {
    refund: negative(sum('refund', 'approved')),
    chargeback: negative(sum('chargeback', 'approved', 'reversed')),
    chargeback_reverse: lifted.grossMinor > reversed.grossMinor ? lifted : reversed,
  };
}

export function figuresOfReturns(sums: Partial<Record<ReturnKind, Sums>>): Figures {
  const entries = returnKinds.flatMap((kind) => {
    const { grossMinor, taxMinor } = sums[kind] ?? nothing;
    const name = kind.replace('_', ' ');
    return [
      [`${name} gross`, String(grossMinor)],
      [`${name} tax`, String(taxMinor)],
    ] as const;
  });
  return Object.fromEntries(entries);
}

const nothing: Sums = { grossMinor: 0n, taxMinor: 0n };

function negative({ grossMinor, taxMinor }: Sums): Sums {
  return { grossMinor: -grossMinor, taxMinor: -taxMinor };
}

function timeText(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString();
}

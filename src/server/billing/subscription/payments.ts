import type { Payment } from '#contract/payment.ts';

/** A transaction with its adjustments. Amounts are in minor units, times epoch ms. */
export interface PaymentRecord {
  id: string;
  status: string;
  totalMinor: number;
  taxMinor: number;
  currency: string;
  billedAt: number;
  adjustments: { action: string; status: string; totalMinor: number }[];
  /** The amount we owe back, whether or not the provider has the refund already; null when none. */
  owedMinor: number | null;
}

/** The provider's statuses of a transaction that was charged or is due; drafts and canceled ones are not listed. */
const paidStatuses = ['paid', 'completed'];
const unpaidStatuses = ['billed', 'past_due'];

/** The payments among these transactions, newest first. One that cost nothing is no payment. */
export function paymentsOf(records: PaymentRecord[]): Payment[] {
  return records
    .filter(({ status, totalMinor }) => totalMinor > 0 && [...paidStatuses, ...unpaidStatuses].includes(status))
    .sort((a, b) => b.billedAt - a.billedAt)
    .map(paymentOf);
}

function paymentOf(record: PaymentRecord): Payment {
  const { currency } = record;
  const price = (amountMinor: number) => ({ amount_minor: amountMinor, currency });
  const { status, refundedMinor } = stateOf(record);
  return {
    id: record.id,
    billed_at: new Date(record.billedAt).toISOString(),
    total: price(record.totalMinor),
    tax: price(record.taxMinor),
    status,
    refunded: price(refundedMinor),
    has_invoice: record.status === 'completed',
  };
}

/** What the bank took back and did not return, at most the total. */
export function chargedBackMinor({ adjustments, totalMinor }: PaymentRecord): number {
  // The provider reports a reversed chargeback by its status, by a separate reversal, or by both; it counts once.
  const lifted = sumOf(adjustments, 'chargeback', 'reversed');
  const taken = sumOf(adjustments, 'chargeback', 'approved') + lifted;
  const returned = Math.max(lifted, sumOf(adjustments, 'chargeback_reverse', 'approved'));
  return Math.min(Math.max(0, taken - returned), totalMinor);
}

function sumOf(adjustments: PaymentRecord['adjustments'], action: string, status: string): number {
  return adjustments
    .filter((one) => one.action === action && one.status === status)
    .reduce((total, one) => total + one.totalMinor, 0);
}

function stateOf(record: PaymentRecord): { status: Payment['status']; refundedMinor: number } {
  const { totalMinor, adjustments } = record;
  if (unpaidStatuses.includes(record.status)) return { status: 'unpaid', refundedMinor: 0 };
  const refunded = Math.min(sumOf(adjustments, 'refund', 'approved'), totalMinor);
  const chargedBack = chargedBackMinor(record);
  if (chargedBack > 0) return { status: 'charged back', refundedMinor: Math.min(refunded + chargedBack, totalMinor) };
  if (refunded === totalMinor) return { status: 'refunded', refundedMinor: refunded };
  const owed = Math.max(0, (record.owedMinor ?? 0) - refunded);
  const pending = Math.max(owed, sumOf(adjustments, 'refund', 'pending_approval'));
  if (pending > 0) return { status: 'refund pending', refundedMinor: Math.min(refunded + pending, totalMinor) };
  return refunded > 0 ? { status: 'partly refunded', refundedMinor: refunded } : { status: 'paid', refundedMinor: 0 };
}

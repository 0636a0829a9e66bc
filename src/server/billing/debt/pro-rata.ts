import { dayMs } from '#contract/day.ts';

/** A completed payment of one subscription, not fully returned. Amounts are in minor units, times epoch ms. */
export interface PeriodPayment {
  transactionId: string;
  paidMinor: number;
  /** The value bought, before any credit. */
  worthMinor: number;
  creditMinor: number;
  toBalanceMinor: number;
  isPlanChange: boolean;
  billedAt: number;
  /** Null when it pays for no time. */
  periodEndsAt: number | null;
}

/**
 * The refund of each payment, less the days used. A day that has begun counts as used; fractions of minor units are
 * rounded in the buyer's favour. Time credited by a later change of plan was not used. The latest payment is refunded
 * first.
 * @param now epoch ms of the withdrawal
 */
export function proRata(
  payments: readonly PeriodPayment[],
  now: number,
): { transactionId: string; amountMinor: number }[] {
  const inOrder = [...payments].sort(
    (a, b) => a.billedAt - b.billedAt || Number(a.isPlanChange) - Number(b.isPlanChange),
  );
  const paid = inOrder.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
  const used = inOrder.reduce((sum, payment, index) => sum + usedOf(payment, inOrder.slice(index + 1), now), 0);
  let left = Math.max(0, paid - used);
  return inOrder.reverse().map(({ transactionId, paidMinor }) => {
    const amountMinor = Math.min(paidMinor, left);
    left -= amountMinor;
    return { transactionId, amountMinor };
  });
}

function usedOf(payment: PeriodPayment, later: readonly PeriodPayment[], now: number): number {
  const { worthMinor, billedAt, periodEndsAt } = payment;
  if (periodEndsAt === null) return worthMinor;
  const change = later.find(({ isPlanChange }) => isPlanChange);
  if (change) {
    const credited = change.worthMinor - change.paidMinor - change.creditMinor + change.toBalanceMinor;
    return Math.min(worthMinor, Math.max(0, worthMinor - credited));
  }
  const days = Math.max(1, Math.round((periodEndsAt - billedAt) / dayMs));
  const begun = Math.floor(Math.max(0, now - billedAt) / dayMs) + 1;
  return Math.floor((worthMinor * Math.min(begun, days)) / days);
}

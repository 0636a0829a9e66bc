import type { Adjustment, Transaction } from '@paddle/paddle-node-sdk';
import { minorOf } from './outcome.ts';

/** A line of a partial refund. Paddle works out the tax within the amount by the line's own rate. */
interface RefundPart {
  itemId: string;
  type: 'partial';
  /** Minor units, tax included. */
  amount: string;
}

/**
 * Divides a partial refund among the lines of a transaction, one after the other, each up to what earlier refunds and
 * chargebacks have left of it. Null when less than the amount is left in all.
 */
export function partsOf(
  { details }: Pick<Transaction, 'details'>,
  adjustments: readonly Pick<Adjustment, 'action' | 'status' | 'items'>[],
  amountMinor: number,
): RefundPart[] | null {
  const taken = adjustments.filter(takesMoney).flatMap(({ items }) => items);
  let left = amountMinor;
  const parts = (details?.lineItems ?? []).flatMap(({ id, totals }) => {
    const gone = taken.filter(({ itemId }) => itemId === id).reduce((sum, one) => sum + minorOf(one.totals?.total), 0);
    const amount = Math.min(left, Math.max(0, minorOf(totals?.total) - gone));
    left -= amount;
    return amount > 0 ? [{ itemId: id, type: 'partial' as const, amount: String(amount) }] : [];
  });
  return left === 0 ? parts : null;
}

/** Whether it takes money from us, now or once it is approved. */
function takesMoney({ action, status }: Pick<Adjustment, 'action' | 'status'>): boolean {
  return action !== 'chargeback_reverse' && (status === 'approved' || status === 'pending_approval');
}

import type { SubscriptionPreview } from '@paddle/paddle-node-sdk';
import type { Offer, Price } from '../../contract/offer';
import type { PlanPreview } from '../../contract/plan-change';

/**
 * What Paddle says a change to `offer` would cost: its total with tax that is due at once, the worth of the unused days,
 * and the next payment, from which a credit that is left over is taken already.
 */
export function planPreviewOf(offer: Offer, preview: SubscriptionPreview): PlanPreview {
  const { immediateTransaction, nextTransaction, recurringTransactionDetails, updateSummary, nextBilledAt } = preview;
  const price = (amount: string | undefined): Price => ({
    amount_minor: minorOf(amount ?? '0'),
    currency: preview.currencyCode,
  });
  const at = nextBilledAt ?? nextTransaction?.billingPeriod.startsAt;
  if (!at) throw new Error('Paddle previewed a plan without a next payment');
  return {
    offer,
    due_now: price(immediateTransaction?.details.totals.grandTotal),
    credit: price(updateSummary?.credit.amount),
    next_payment: {
      price: price((nextTransaction?.details ?? recurringTransactionDetails)?.totals.grandTotal),
      at: new Date(at).toISOString(),
    },
  };
}

/** Paddle writes amounts as text in minor units. A credit may stand there as a negative amount. */
function minorOf(text: string): number {
  const amount = Number(text);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${text}`);
  return Math.abs(amount);
}

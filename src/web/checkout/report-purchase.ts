import type { CheckoutState } from '#contract/checkout.ts';
import { majorAmount } from '#contract/egress.ts';
import { revenueProperties } from '#tracker/revenue.ts';
import { useAnalyticsStore } from '#web/measuring/analytics/analytics-store.ts';
import { track } from '#web/measuring/analytics/track.ts';
import { reportPurchaseToPixel } from '#web/measuring/pixel/load-pixel.ts';

/**
 * Sends the purchase events once per transaction, even if the success page is loaded again or in other tabs. A trial
 * has no value yet.
 */
export function reportPurchase({ transaction_id, offer, total }: CheckoutState) {
  let isReported = false;
  useAnalyticsStore.setState(({ reportedTransactionId }) => {
    isReported = reportedTransactionId === transaction_id;
    return { reportedTransactionId: transaction_id };
  });
  if (isReported) return;
  track('payment_success', { offer_id: offer.id, ...(total.amount_minor > 0 && total) });
  if (total.amount_minor > 0) {
    const plan = { productId: `offer-${offer.id}`, quantity: 1, revenueType: 'subscription' };
    track('revenue_amount', revenueProperties({ ...plan, price: majorAmount(total), currency: total.currency }));
  }
  reportPurchaseToPixel({ transactionId: transaction_id, total });
}

import type { CheckoutState } from '../../contract/checkout';
import { useAnalyticsStore } from '../analytics/analytics-store';
import { track } from '../analytics/track';
import { reportPurchaseToPixel } from '../pixel/load-pixel';

/** Tells of a purchase once per transaction, however often the success page is loaded. A trial has no value yet. */
export function reportPurchase({ transaction_id, offer, total }: CheckoutState) {
  if (useAnalyticsStore.getState().reportedTransactionId === transaction_id) return;
  useAnalyticsStore.setState({ reportedTransactionId: transaction_id });
  track('payment_success', { offer_id: offer.id, ...(total.amount_minor > 0 && total) });
  reportPurchaseToPixel({ transactionId: transaction_id, total });
}

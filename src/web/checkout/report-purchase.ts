import type { CheckoutState } from '../../contract/checkout';
import { useAnalyticsStore } from '../analytics/analytics-store';
import { track } from '../analytics/track';

/** Sends `payment_success` once per transaction, however often the success page is loaded. */
export function reportPurchase({ transaction_id, offer, total }: CheckoutState) {
  if (useAnalyticsStore.getState().reportedTransactionId === transaction_id) return;
  useAnalyticsStore.setState({ reportedTransactionId: transaction_id });
  track('payment_success', { offer_id: offer.id, amount_minor: total.amount_minor, currency: total.currency });
}

import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { CheckoutState } from '../../contract/checkout';
import { measuringAllowed } from '../analytics/measuring-allowed';
import { track } from '../analytics/track';
import { persisted } from '../platform/persisted';

/** The transaction that was reported last, so that a reload of the success page reports nothing twice. */
const useReported = create<{ transactionId: string }>()(
  persist(() => ({ transactionId: '' }), persisted('everkite.reported-purchase')),
);

/** Sends `payment_success` once per transaction; writes nothing where the visitor may not be measured. */
export function reportPurchase({ transaction_id, offer, total }: CheckoutState) {
  if (!measuringAllowed() || useReported.getState().transactionId === transaction_id) return;
  useReported.setState({ transactionId: transaction_id });
  track('payment_success', { offer_id: offer.id, amount_minor: total.amount_minor, currency: total.currency });
}

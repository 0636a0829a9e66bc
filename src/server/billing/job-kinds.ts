import { Type } from 'typebox';
import { isoTime, type PayloadsOf } from '#server/platform/jobs/job.ts';

const id = Type.String();
const aboutUser = Type.Object({ user_id: id });
const aboutContract = Type.Object({ user_id: id, subscription_id: id });
const ofSubscription = Type.Object({ subscription_id: id });
const ofTransaction = Type.Object({ transaction_id: id });

/** The jobs of billing with their payloads: first the emails, then the work with the provider. */
export const billingJobKinds = {
  welcome: Type.Object({ user_id: id, checkout_id: id }),
  'already-subscribed': aboutUser,
  receipt: Type.Object({ user_id: id, transaction_id: id }),
  'renewal-reminder': Type.Object({ user_id: id, subscription_id: id, renews_at: isoTime }),
  'trial-ending': Type.Object({ user_id: id, subscription_id: id, trial_ends_at: isoTime }),
  'price-change': Type.Object({ user_id: id, subscription_id: id, price_change_id: id }),
  'price-change-withdrawn': Type.Object({ user_id: id, subscription_id: id, price_change_id: id }),
  'plan-change-late': Type.Object({
    user_id: id,
    planned_change_id: id,
    agreed_for: isoTime,
    transaction_id: Type.Union([id, Type.Null()]),
  }),
  'payment-failed': Type.Object({ user_id: id, subscription_id: id, transaction_id: id }),
  refunded: Type.Object({ user_id: id, adjustment_id: id }),
  'charged-back': Type.Object({ user_id: id, subscription_id: id, transaction_id: id }),
  cancelled: Type.Object({ user_id: id, subscription_id: id, requested_at: isoTime }),
  withdrawn: aboutContract,
  'leave-link': aboutUser,
  'second-purchase': aboutContract,
  'second-trial-ended': aboutContract,

  'project-webhook-event': Type.Object({ event_id: id }),
  'pull-subscription': ofSubscription,
  reconcile: Type.Object({}),
  'keep-ledger': Type.Object({}),
  'cancel-subscription': Type.Object({ cancellation_id: id }),
  withdraw: ofSubscription,
  'end-subscription': ofSubscription,
  'end-transaction': ofTransaction,
  'end-coupon-checkout': Type.Object({ checkout_id: id }),
  refund: ofTransaction,
  'operator-refund': Type.Object({ refund_id: id }),
  'move-billing': Type.Object({ grant_id: id, subscription_id: id }),
  'refund-rejected': Type.Object({ transaction_id: id, adjustment_id: id }),
  'second-purchase-check': Type.Object({ first: id, second: id }),
  'second-trial': ofSubscription,
  'follow-stops': ofSubscription,
  'move-to-new-price': Type.Object({ price_change_id: id, subscription_id: id }),
  'planned-change': Type.Object({ planned_change_id: id }),
  'end-erased-subscription': ofSubscription,
  'settle-erased-transaction': ofTransaction,
  'forget-customer': Type.Object({ customer_id: id }),
};

declare module '#server/platform/jobs/job.ts' {
  interface JobPayloads extends PayloadsOf<typeof billingJobKinds> {}
}

import type { Payment } from '#contract/payment.ts';
import type { GrantedTime } from '#server/billing/entitlement/provider-extension.ts';
import type { SubscriptionRecord } from '#server/billing/entitlement/subscriptions.sql.ts';

/** A payment of a person. Times are epoch ms. */
export interface PaymentFact {
  at: number;
  amountMinor: number;
  currency: string;
  status: Payment['status'];
  subscriptionId: string | null;
}

/** What decides where a person stands. */
export interface PersonFacts {
  signedUpAt: number;
  /** The subscription that the customer sees; null when they never had one. */
  current: SubscriptionRecord | null;
  /** Other subscriptions that can still charge. */
  othersLive: number;
  /** A second purchase that we owe back, or that is back. */
  secondPurchase: { at: number; isBack: boolean } | null;
  /** Newest first. */
  payments: readonly PaymentFact[];
  /** Access without a subscription that was given and not ended. */
  grants: readonly GrantedTime[];
  now: number;
}

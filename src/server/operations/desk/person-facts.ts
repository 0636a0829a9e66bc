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

/** The facts that decide a person's standing. */
export interface PersonFacts {
  signedUpAt: number;
  /** The subscription that the customer sees; null when they never had one. */
  current: SubscriptionRecord | null;
  /** Other subscriptions that can still charge. */
  othersLive: number;
  /** A second purchase that we owe back or have given back. */
  secondPurchase: { at: number; isBack: boolean } | null;
  /** Newest first. */
  payments: readonly PaymentFact[];
  /** Open access grants without a subscription. */
  grants: readonly GrantedTime[];
  now: number;
}

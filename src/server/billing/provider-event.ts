/**
 * The state of one subscription, transaction or adjustment at one moment, from a webhook, the provider's event list or
 * an answer of its API. Times are epoch ms, amounts are in minor units.
 */
export type ProviderEvent = SubscriptionEvent | TransactionEvent | AdjustmentEvent;

/** The ids that connect a payment with a person, set by our server or by the provider. Never an email address. */
export interface Ties {
  transactionId: string | null;
  checkoutId: string | null;
  userId: string | null;
  customerId: string | null;
}

interface EventBase {
  id: string;
  ties: Ties;
  /** Microseconds, because events of one entity can be less than a millisecond apart. */
  occurredAtUs: bigint;
  record: EventRecord;
}

export interface SubscriptionEvent extends EventBase {
  kind: 'subscription';
  /** The offer whose price is charged; null for a price that is not ours. */
  offerId: number | null;
  priceId: string | null;
  status: 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  intervalUnit: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
  startedAt: number;
  trialEndsAt: number | null;
  nextBilledAt: number | null;
  scheduled: { action: 'cancel' | 'pause' | 'resume'; at: number } | null;
  canceledAt: number | null;
  pausedAt: number | null;
  /** When a planned or running pause ends by itself. */
  resumeAt: number | null;
  /** From when on a discount that runs for some payments takes nothing off; null without such a one. */
  discountEndsAt: number | null;
  /**
   * The current period. It moves on before the payment, and is longer than paid for if the provider gave extra time.
   */
  period: { startsAt: number; endsAt: number } | null;
}

export interface TransactionEvent extends EventBase {
  kind: 'transaction';
  subscriptionId: string | null;
  /** The price of the first line; null without lines. */
  priceId: string | null;
  /** `draft` and `ready` can be paid; `billed` and `past_due` are owed; `paid` becomes `completed` once processed. */
  status: 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'past_due' | 'canceled';
  totalMinor: number;
  taxMinor: number;
  /** The tax within the charge; less than `taxMinor` if credit paid a part. */
  paidTaxMinor: number;
  /** The value bought, before credit for unused days and credit from the customer's balance. */
  worthMinor: number;
  /** The part of it paid from the customer's credit balance. */
  creditMinor: number;
  /** Remaining credit for unused days, added to the balance. */
  toBalanceMinor: number;
  currency: string;
  /** Its cause, such as `web`, `subscription_recurring` or, for a change of plan, `subscription_update`. */
  origin: string;
  invoiceNumber: string | null;
  /** Start of the transaction's own period; null when it has none. */
  periodStartsAt: number | null;
  /** End of the time that this transaction pays for; null when it pays for none. */
  periodEndsAt: number | null;
  card: { brand: string; last4: string } | null;
  /** Key that identifies the card again; null when too little is known of it. */
  cardKey: string | null;
  billedAt: number | null;
  /** When the money was taken; null before that, or when nothing was to be paid. */
  paidAt: number | null;
}

/** A refund, chargeback or reversal. */
export interface AdjustmentEvent extends EventBase {
  kind: 'adjustment';
  transactionId: string;
  subscriptionId: string | null;
  /** `refund`, `chargeback`, `chargeback_reverse` or others, which are only stored. */
  action: string;
  /** Whether it covers the whole transaction. */
  isFull: boolean;
  status: 'pending_approval' | 'approved' | 'rejected' | 'reversed';
  /** As it was requested; our mark for an operator's refund is in it. Not stored. */
  reason: string;
  totalMinor: number;
  taxMinor: number;
  currency: string;
  createdAt: number;
  updatedAt: number;
}

/** A payout as the provider reports it. */
export interface PayoutEvent {
  kind: 'payout';
  id: string;
  /** The remittance reference; empty when the provider names none. */
  reference: string;
  status: 'unpaid' | 'paid';
  amountMinor: number;
  currency: string;
  occurredAtUs: bigint;
  record: EventRecord;
}

/** A provider event as it is stored for accounting: ids and figures. */
export interface EventRecord {
  /** The provider's id of the event; for an answer, the id of the entity and a hash of its facts. */
  key: string;
  eventType: string;
  heard: 'webhook' | 'event list' | 'answer';
  occurredAtUs: bigint;
  subjectId: string | null;
  transactionId: string | null;
  subscriptionId: string | null;
  customerId: string | null;
  addressId: string | null;
  /** ISO 3166-1 alpha-2; null when unknown. */
  country: string | null;
  /** Under the provider's own names, without personal data. */
  facts: object;
  /** The money facts of the entity; null for other events, and when they cannot be read. */
  told: MoneyFacts | null;
}

/** The state of one payment, return of money or subscription, as an event reports it. Times are epoch ms. */
export type MoneyFacts = PaymentFacts | ReturnFacts | SubscriptionFacts;

/** Amounts in minor units, tax included in gross. */
interface ReportedMoney {
  status: string;
  currency: string;
  grossMinor: number;
  taxMinor: number;
  /** 0 until the provider has reported it, like the payout. */
  feeMinor: number;
  payout: PayoutFacts | null;
}

/** The same in the currency of the payout. */
export interface PayoutFacts {
  currency: string;
  grossMinor: number;
  taxMinor: number;
  feeMinor: number;
  retainedFeeMinor: number;
  chargebackFeeMinor: number;
  /** Decimal text; null when it is not reported. */
  exchangeRate: string | null;
  feeRate: string | null;
}

export interface PaymentFacts extends ReportedMoney {
  kind: 'payment';
  /** When the money was taken; null before that. */
  paidAt: number | null;
  discountMinor: number;
  /** The part paid from the customer's credit. */
  creditMinor: number;
  origin: string;
  /** The sold item: the recurring price of the first line, or else the first line. */
  sold: PriceFacts | null;
  /** How listed prices include tax; null when no line says so. */
  taxing: { rate: string; isIncluded: boolean } | null;
  /** The discount with its share of the prices: `off` of `of` minor units. */
  discount: { id: string; off: number; of: number } | null;
  /**
   * The provider's net amount of the full listed prices: less the discount and without tax. Null when only a part of
   * them was billed; missing in events recorded before this field was read.
   */
  billed?: { listedMinor: number; netMinor: number; discountId: string | null } | null;
}

interface PriceFacts {
  offerId: number | null;
  listedMinor: number;
  intervalUnit: 'day' | 'week' | 'month' | 'year' | null;
  intervalCount: number | null;
}

export interface ReturnFacts extends ReportedMoney {
  kind: 'return';
  transactionId: string;
  action: string;
  retainedFeeMinor: number;
  createdAt: number;
  updatedAt: number;
}

export interface SubscriptionFacts {
  kind: 'subscription';
  status: string;
  currency: string;
  /** Of one interval, before tax is taken out and a discount off. */
  listedMinor: number;
  intervalUnit: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
  /** `until` is null for a discount without an end. */
  discount: { id: string; until: number | null } | null;
  scheduled: { action: string; at: number } | null;
  offerId: number | null;
}

/** An event received by webhook, kept until it is processed. */
export interface Notification {
  id: string;
  type: string;
  occurredAt: string;
  body: object;
  record: EventRecord;
}

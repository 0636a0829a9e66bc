/**
 * What the payment provider said about one subscription, transaction or adjustment at one moment, in our words: told by a
 * webhook, found in its list of events, or answered when it was asked. Times are epoch ms, amounts in minor units.
 */
export type ProviderEvent = SubscriptionEvent | TransactionEvent | AdjustmentEvent;

/** What ties a payment to a person: ids that our own server put there, or that the provider gave. Never an email address. */
export interface Ties {
  transactionId: string | null;
  checkoutId: string | null;
  userId: string | null;
  customerId: string | null;
}

interface Told {
  id: string;
  ties: Ties;
  /** Microseconds: events of one thing follow each other faster than a millisecond. */
  occurredAtUs: bigint;
  record: EventRecord;
}

export interface SubscriptionEvent extends Told {
  kind: 'subscription';
  /** The offer whose price is charged; null when the price is not one of ours. */
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
  /** When a pause, planned or running, ends by itself. */
  resumeAt: number | null;
  /** The period that runs now; moved ahead before it is paid for, and longer than what was paid where time was given. */
  period: { startsAt: number; endsAt: number } | null;
}

export interface TransactionEvent extends Told {
  kind: 'transaction';
  subscriptionId: string | null;
  /** Of its first line; null when it has none. */
  priceId: string | null;
  /** `draft` and `ready` can be paid; `billed` and `past_due` are owed; of `paid` the provider has still to make a record. */
  status: 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'past_due' | 'canceled';
  totalMinor: number;
  taxMinor: number;
  /** Of what was charged; less than the tax where a credit paid a part. */
  paidTaxMinor: number;
  /** What was bought, before credit for unused days and from the customer's balance. */
  worthMinor: number;
  /** Of it paid from the customer's credit balance. */
  creditMinor: number;
  /** Credit for unused days that was left over and put into the balance. */
  toBalanceMinor: number;
  currency: string;
  /** What brought it about, such as `web`, `subscription_recurring` or, for a change of plan, `subscription_update`. */
  origin: string;
  invoiceNumber: string | null;
  /** Of the transaction's own period; null when it has none. */
  periodStartsAt: number | null;
  /** End of the time this transaction pays for; null when it pays for none. */
  periodEndsAt: number | null;
  card: { brand: string; last4: string } | null;
  /** By which the card is known again; null when too little is told. */
  cardKey: string | null;
  billedAt: number | null;
  /** When the money was taken; null while it was not, or when there was none to take. */
  paidAt: number | null;
}

/** Money that goes back, or was taken back. */
export interface AdjustmentEvent extends Told {
  kind: 'adjustment';
  transactionId: string;
  subscriptionId: string | null;
  /** `refund`, `chargeback`, `chargeback_reverse` and others that we only keep. */
  action: string;
  /** Whether it is about all of the transaction. */
  isFull: boolean;
  status: 'pending_approval' | 'approved' | 'rejected' | 'reversed';
  totalMinor: number;
  taxMinor: number;
  currency: string;
  createdAt: number;
  updatedAt: number;
}

/** What the provider said, as it is written down for the books: whom it concerns by ids alone, and the figures. */
export interface EventRecord {
  /** The provider's id of the event; of an answer, the id of the thing and a hash of what was said of it. */
  key: string;
  eventType: string;
  heard: 'webhook' | 'event list' | 'answer';
  occurredAtUs: bigint;
  subjectId: string | null;
  transactionId: string | null;
  subscriptionId: string | null;
  customerId: string | null;
  addressId: string | null;
  /** ISO 3166-1 alpha-2; null where it is not said. */
  country: string | null;
  /** In the provider's own names, without anything about a person. */
  facts: object;
}

/** An event that came over the web, as it is kept until it is acted on. */
export interface Notification {
  id: string;
  type: string;
  occurredAt: string;
  body: object;
  record: EventRecord;
}

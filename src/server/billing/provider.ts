import type { CardForm } from '#contract/card-form.ts';
import type { Offer } from '#contract/offer.ts';
import type { PageHosts } from '#server/site/content-security-policy.ts';
import type {
  AdjustmentEvent,
  EventRecord,
  Notification,
  ProviderEvent,
  SubscriptionEvent,
  TransactionEvent,
} from './provider-event.ts';

/**
 * What a payment provider does for us, in our words. Nothing else in the product knows which one it is: `paddle/` is its
 * adapter, and `src/testing/server/memory-provider.ts` another one. Every call may be repeated.
 */
export interface PaymentProvider {
  /** Names the account that ids belong to; those of a test account mean nothing in the real one. */
  account: string;
  /** The same provider for calls of another purpose; without it they are for money. */
  callingFor: (caller: Caller) => PaymentProvider;
  customers: CustomerCalls;
  prices: PriceCalls;
  transactions: TransactionCalls;
  subscriptions: SubscriptionCalls;
  refunds: RefundCalls;
  pages: PageCalls;
  events: EventCalls;
  /** What the browser needs to show the card form. `hostname` is what the visitor calls this server. */
  cardForm: (hostname: string) => CardForm;
  /** What the pages with a card form may load besides, and no other page. */
  cardFormHosts: (hostname: string) => PageHosts;
}

/**
 * What became of a call: the provider did it, said no, or gave no usable answer. After `unavailable` a change may or may
 * not have happened.
 */
export type ProviderOutcome<T> = { ok: T } | Failure;
export type Failure = Refusal | { unavailable: string };

export type ProviderRefusal = 'not found' | 'renewing' | 'card declined' | 'not possible';

interface Refusal {
  /** `renewing`: for the moment, while a renewal is charged. */
  refused: ProviderRefusal;
  /** The provider's words, for the log. */
  detail: string;
}

/**
 * What a call is for. `money`: something was paid, is owed or was asked for by who pays. `routine`: our own looking round.
 * `anybody`: a visitor who has paid nothing yet.
 */
export type CallPurpose = 'money' | 'routine' | 'anybody';

export interface Caller {
  purpose: CallPurpose;
  /** Whose budget an `anybody` call goes by besides. */
  network: string | null;
}

interface CustomerCalls {
  /** Makes a customer. An address has one customer, however it is written: `known` is the one who has it already. */
  create: (buyer: {
    email: string;
    name: string | null;
  }) => Promise<ProviderOutcome<{ made: string } | { known: string }>>;
  /** Makes sure that a customer can buy, also one who was put away. */
  wake: (customerId: string) => Promise<ProviderOutcome<'awake'>>;
  /** Takes name and address out of a customer and puts them away; the address is free then. Unknown ones count as forgotten. */
  forget: (customerId: string) => Promise<ProviderOutcome<'forgotten'>>;
}

/** What a price says. */
export type PriceTerms = Pick<Offer, 'id' | 'name' | 'price' | 'interval' | 'trial'>;

interface PriceCalls {
  /** Whether this price says what the terms say and can be sold. */
  says: (priceId: string, terms: PriceTerms) => Promise<ProviderOutcome<boolean>>;
  /** A price that says what the terms say: found by the offer's id, else made. One that was sold is never changed in place. */
  findOrCreate: (terms: PriceTerms) => Promise<ProviderOutcome<{ priceId: string; productId: string }>>;
}

interface NewTransaction {
  priceId: string;
  customerId: string;
  userId: string;
  checkoutId: string;
}

interface TransactionCalls {
  /** Opens what the browser then pays; its id. */
  open: (wanted: NewTransaction) => Promise<ProviderOutcome<string>>;
  find: (transactionId: string) => Promise<ProviderOutcome<TransactionEvent>>;
  /** Makes sure that it cannot be paid any more. */
  callOff: (transactionId: string) => Promise<ProviderOutcome<TransactionEvent>>;
  /** The latest of a subscription, newest first. */
  listOf: (subscriptionId: string, which: 'completed' | 'all') => Promise<ProviderOutcome<TransactionEvent[]>>;
}

/** When an end takes effect: with what is paid for or tried, or now. */
export type EndsWhen = 'at the end' | 'at once';

/** A change to another price: the unused days are credited and it is charged now, or it counts from the next renewal on. */
export interface PriceMove {
  priceId: string;
  charged: 'now' | 'at renewal';
}

/** What a change charged now would cost, tax included. */
export interface ChangePreview {
  currency: string;
  dueNowMinor: number;
  /** The worth of the unused days. */
  creditMinor: number;
  /** A credit that is left over is taken from it already. */
  nextPayment: { amountMinor: number; at: number };
}

interface SubscriptionCalls {
  find: (subscriptionId: string) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** Already ending, or ended, counts as done. A planned pause makes way. */
  end: (subscriptionId: string, when: EndsWhen) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** Takes back an end or a pause that has not taken effect. */
  keep: (subscriptionId: string) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** From the end of what is paid for or tried until `resumeAt` (epoch ms); billing then goes on by itself. */
  pause: (subscriptionId: string, resumeAt: number) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** Ends a running pause now and charges at once. */
  resume: (subscriptionId: string) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** Nothing changes. */
  preview: (subscriptionId: string, priceId: string) => Promise<ProviderOutcome<ChangePreview>>;
  /** A declined card changes nothing. */
  change: (subscriptionId: string, move: PriceMove) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** A transaction by which the card form saves another card; when a payment is open, that very payment. Its id. */
  openCardChange: (subscriptionId: string) => Promise<ProviderOutcome<string>>;
  /**
   * Takes up to this amount out of the customer's credit balance without charging the card. `stays`: it cannot be done
   * without a charge, a person has to look.
   */
  takeCredit: (
    subscriptionId: string,
    atMostMinor: number,
  ) => Promise<ProviderOutcome<'taken' | 'nothing left' | 'stays'>>;
}

/** `amountMinor` is null for all of the payment. */
interface WantedRefund {
  transactionId: string;
  amountMinor: number | null;
  /** What the provider's own people read beside it. */
  reason: string;
}

interface RefundCalls {
  ask: (wanted: WantedRefund) => Promise<ProviderOutcome<AdjustmentEvent>>;
  /** All that was given or taken back of a payment. */
  listOf: (transactionId: string) => Promise<ProviderOutcome<AdjustmentEvent[]>>;
}

/** The provider's own pages. Their addresses let anybody in who has them: they are used at once and never kept. */
interface PageCalls {
  invoice: (transactionId: string) => Promise<ProviderOutcome<string>>;
  portal: (customerId: string) => Promise<ProviderOutcome<string>>;
}

/** A request as it came to the webhook. */
interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: Buffer;
  /** Epoch ms of the real time, by which notifications are signed. */
  now: number;
}

interface EventCalls {
  /** Checks who signed the request and takes the notification out. */
  receive: (request: WebhookRequest) => { notification: Notification } | { unsigned: string } | 'no notification';
  /** What a kept notification says; null when it is about something that we keep no rows of. Throws when it cannot be read. */
  read: (notificationBody: object) => ProviderEvent | null;
  /** What happened since then (epoch ms), oldest first, whether or not we were told. */
  listSince: (since: number) => Promise<ProviderOutcome<ListedEvent[]>>;
}

export interface ListedEvent {
  id: string;
  record: EventRecord;
  /** Null when it is about something that we keep no rows of. */
  event: ProviderEvent | null;
}

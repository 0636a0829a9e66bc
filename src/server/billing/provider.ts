import type { CardForm } from '#contract/card-form.ts';
import type { Offer, Price } from '#contract/offer.ts';
import type { Override } from '#contract/offer-list/by-country.ts';
import type { PageHosts } from '#server/site/content-security-policy.ts';
import type {
  AdjustmentEvent,
  EventRecord,
  MoneyFacts,
  Notification,
  PayoutEvent,
  ProviderEvent,
  SubscriptionEvent,
  TransactionEvent,
} from './provider-event.ts';

/**
 * What a payment provider does for us. Nothing else in the product knows which one it is: `paddle/` has its adapter,
 * `src/testing/server/memory-provider.ts` another one for tests. Every call may be repeated.
 */
export interface PaymentProvider {
  /** The provider account that ids belong to; ids of a test account do not exist in the real one. */
  account: string;
  /** The same provider with calls for another purpose; the default is `money`. */
  callingFor: (caller: Caller) => PaymentProvider;
  customers: CustomerCalls;
  prices: PriceCalls;
  discounts: DiscountCalls;
  transactions: TransactionCalls;
  subscriptions: SubscriptionCalls;
  refunds: RefundCalls;
  books: BookCalls;
  pages: PageCalls;
  events: EventCalls;
  /** The settings of the card form. `hostname` is this server's name in the visitor's request. */
  cardForm: (hostname: string) => CardForm;
  /** The hosts that only pages with a card form may load from. */
  cardFormHosts: (hostname: string) => PageHosts;
}

/**
 * The outcome of a call: done, refused, or no usable answer. After `unavailable` a change may or may not have happened.
 */
export type ProviderOutcome<T> = { ok: T } | Failure;
export type Failure = Refusal | NoAnswer;

interface NoAnswer {
  /** What happened instead, for the log. */
  unavailable: string;
  /** The provider was not asked, because our own limit of calls is used up. */
  isOurLimit?: true;
}

/**
 * What a waiting person sees: that the provider is away, or that too many people buy at once for our limit of calls.
 */
export function noAnswerOf({ isOurLimit }: NoAnswer): 'provider unavailable' | 'crowded' {
  return isOurLimit ? 'crowded' : 'provider unavailable';
}

export type ProviderRefusal = 'not found' | 'renewing' | 'refund pending' | 'card declined' | 'not possible';

interface Refusal {
  /** `renewing` is temporary, while a renewal is charged; `refund pending`, while another refund awaits approval. */
  refused: ProviderRefusal;
  /** The provider's message, for the log. */
  detail: string;
}

/**
 * `money`: for something that is paid or owed, or that a subscriber asked for. `routine`: for our own regular checks.
 * `purchase`: for a visitor who starts to pay. `anybody`: for any other visitor who has paid nothing yet.
 */
export type CallPurpose = 'purchase' | 'money' | 'routine' | 'anybody';

export interface Caller {
  purpose: CallPurpose;
  /** A visitor's call also counts against the budget of this network. */
  network: string | null;
  /** How long all calls of a purchase may wait for a place in the budget. */
  queue?: Queue;
}

interface Queue {
  /** ms; the calls use it up. */
  leftMs: number;
}

interface CustomerCalls {
  /**
   * Creates a customer. An email address, in any case of letters, has only one: `known` is the id of an existing one.
   */
  create: (buyer: {
    email: string;
    name: string | null;
  }) => Promise<ProviderOutcome<{ made: string } | { known: string }>>;
  /** Address and name of a customer. `forgotten`: we had them removed. */
  find: (customerId: string) => Promise<ProviderOutcome<{ email: string; name: string | null } | 'forgotten'>>;
  /** Makes sure that a customer can buy, even one that was archived. */
  activate: (customerId: string) => Promise<ProviderOutcome<'active'>>;
  /** Changes the address to which the provider sends invoices. Refused when another customer has it. */
  changeEmail: (customerId: string, email: string) => Promise<ProviderOutcome<'changed'>>;
  /**
   * Removes name and email address from a customer, which frees the address, and archives it. An unknown one is
   * forgotten.
   */
  forget: (customerId: string) => Promise<ProviderOutcome<'forgotten'>>;
}

/** The terms of an offer that its price has to match. */
export interface PriceTerms extends Pick<Offer, 'id' | 'name' | 'price' | 'interval' | 'trial'> {
  /** What buyers in some countries are charged instead, by their address; absent or empty for nobody. */
  overrides?: readonly Override[];
}

interface PriceCalls {
  /** Whether this price matches the terms and can be sold. */
  matches: (priceId: string, terms: PriceTerms) => Promise<ProviderOutcome<boolean>>;
  /** Finds a price that matches the terms, or creates one, because a price that was sold must not be changed. */
  findOrCreate: (terms: PriceTerms) => Promise<ProviderOutcome<{ priceId: string; productId: string }>>;
  /**
   * What the provider would charge for one period at this price, tax included, in minor units; with a discount, for the
   * first one. In a country, or without one as long as the buyer's is unknown.
   */
  totalOf: (
    priceId: string,
    currency: string,
    more?: { discountId?: string; country?: string | null },
  ) => Promise<ProviderOutcome<number>>;
}

/** What a discount takes off, and the only price that it is for. */
export interface DiscountTerms {
  priceId: string;
  /** Whole per cent, or an amount. */
  off: { percent: number } | Price;
  /** How many payments it is for, the first one included. */
  payments: number;
}

interface DiscountCalls {
  /**
   * Id of a discount of these terms, found or created. Nobody can enter it at the checkout: our server attaches it.
   */
  ensure: (terms: DiscountTerms) => Promise<ProviderOutcome<string>>;
}

interface NewTransaction {
  priceId: string;
  discountId: string | null;
  customerId: string;
  userId: string;
  checkoutId: string;
  /** ISO 3166 alpha-2, for the customer's address; null to let the card form ask for it. */
  country: string | null;
}

export interface OpenedTransaction {
  id: string;
  /** Less the discount, tax included, before the buyer's credit. */
  totalMinor: number;
}

interface TransactionCalls {
  /** Creates a transaction that the browser then pays, and says what it will charge. */
  open: (wanted: NewTransaction) => Promise<ProviderOutcome<OpenedTransaction>>;
  find: (transactionId: string) => Promise<ProviderOutcome<TransactionEvent>>;
  /** Makes sure that the transaction cannot be paid any more. */
  cancel: (transactionId: string) => Promise<ProviderOutcome<TransactionEvent>>;
  /** The latest transactions of a subscription, newest first. */
  listOf: (subscriptionId: string, which: 'completed' | 'all') => Promise<ProviderOutcome<TransactionEvent[]>>;
}

/** When an end takes effect: at the end of the paid time or trial, or now. */
export type EndsWhen = 'at the end' | 'at once';

/** A change of price: charged `now`, less the unused days, or from the next renewal on. */
export interface PriceMove {
  priceId: string;
  charged: 'now' | 'at renewal';
}

/** The cost of a change that is charged now, tax included. */
export interface ChangePreview {
  currency: string;
  dueNowMinor: number;
  /** The value of the unused days. */
  creditMinor: number;
  /** Already less any remaining credit. */
  nextPayment: { amountMinor: number; at: number };
}

interface SubscriptionCalls {
  find: (subscriptionId: string) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** Succeeds if it is already ending or has ended. Replaces a planned pause. */
  end: (subscriptionId: string, when: EndsWhen) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** Undoes an end or a pause that has not taken effect, or the planned end of a pause. */
  keep: (subscriptionId: string) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** From the end of the paid time or trial until `resumeAt` (epoch ms), when billing continues; null: until asked. */
  pause: (subscriptionId: string, resumeAt: number | null) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** Has a running pause end at a time (epoch ms), with a charge. */
  resumeAt: (subscriptionId: string, at: number) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** Moves the next charge to another time (epoch ms), without charging or crediting anything for it. */
  moveNextBilling: (subscriptionId: string, at: number) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** Ends a running pause now and charges at once. */
  resume: (subscriptionId: string) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** The cost of a change, without making it. */
  preview: (subscriptionId: string, priceId: string) => Promise<ProviderOutcome<ChangePreview>>;
  /** A declined card changes nothing. */
  change: (subscriptionId: string, move: PriceMove) => Promise<ProviderOutcome<SubscriptionEvent>>;
  /** Id of a transaction with which the card form saves another card; if a payment is overdue, of that payment. */
  openCardChange: (subscriptionId: string) => Promise<ProviderOutcome<string>>;
  /**
   * Removes up to this amount from the customer's credit balance without charging the card. `stays`: not possible
   * without a charge, so a person has to decide.
   */
  takeCredit: (
    subscriptionId: string,
    atMostMinor: number,
  ) => Promise<ProviderOutcome<'taken' | 'nothing left' | 'stays'>>;
}

/** `amountMinor` is null for all that is left of the payment. */
interface WantedRefund {
  transactionId: string;
  amountMinor: number | null;
  /** Read by the provider's staff, and listed with the refund. */
  reason: string;
}

interface RefundCalls {
  request: (wanted: WantedRefund) => Promise<ProviderOutcome<AdjustmentEvent>>;
  /** All refunds, chargebacks and reversals of a payment. */
  listOf: (transactionId: string) => Promise<ProviderOutcome<AdjustmentEvent[]>>;
}

/** A page of a list; `after` names the next one, null after the last. */
export interface Page<Entity> {
  entities: Entity[];
  after: string | null;
}

/** A movement of our balance at the provider, in minor units of the payout's currency; negative when it was taken. */
export interface PayoutRow {
  /** The provider's own value, such as `refund`. */
  kind: string;
  transactionId: string | null;
  adjustmentId: string | null;
  /** Epoch ms; null when the provider does not say. */
  movedAt: number | null;
  netMinor: number;
}

/** The provider's own figures of a day; amounts in minor units of the payout's currency. */
export interface DailyTotals {
  /** YYYY-MM-DD, in UTC. */
  day: string;
  /** Of payments, less tax and fee. */
  revenueMinor: number;
  payments: number;
  /** Given back, without tax. */
  refundsMinor: number;
  chargebacks: number;
  /** Monthly recurring revenue at its end. */
  monthlyMinor: number;
}

/** The provider's books, for comparing them with ours. */
interface BookCalls {
  /** Transactions that changed since then (epoch ms), a page at a time; null for the first page. */
  transactionsSince: (since: number, after: string | null) => Promise<ProviderOutcome<Page<TransactionEvent>>>;
  /** Refunds, chargebacks and reversals that changed since then. */
  adjustmentsSince: (since: number, after: string | null) => Promise<ProviderOutcome<Page<AdjustmentEvent>>>;
  /** The rows of a payout, by its remittance reference. May take a minute. */
  rowsOfPayout: (reference: string) => Promise<ProviderOutcome<PayoutRow[]>>;
  /** Figures of the days from `from` until the day before `to` (YYYY-MM-DD) that the provider has counted. */
  dailyTotals: (from: string, to: string) => Promise<ProviderOutcome<{ currency: string; days: DailyTotals[] }>>;
}

/** URLs of the provider's own pages. They need no sign-in, so they are used at once and never stored. */
interface PageCalls {
  invoice: (transactionId: string) => Promise<ProviderOutcome<string>>;
  portal: (customerId: string) => Promise<ProviderOutcome<string>>;
}

interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: Buffer;
  /** Epoch ms of real time, not emulated time, because that is what signatures contain. */
  now: number;
}

interface EventCalls {
  /** Checks the signature of the request and parses the notification. */
  receive: (request: WebhookRequest) => { notification: Notification } | { unsigned: string } | 'no notification';
  /** The event of a stored notification; null for entities that we do not store. Throws when it cannot be read. */
  read: (notificationBody: object) => ProviderEvent | PayoutEvent | null;
  /** The money facts of recorded facts, for events recorded before these were stored with them. */
  told: (eventType: string, facts: object) => MoneyFacts | null;
  /** All events since then (epoch ms), oldest first, including those whose notification did not arrive. */
  listSince: (since: number) => Promise<ProviderOutcome<ListedEvent[]>>;
}

export interface ListedEvent {
  id: string;
  record: EventRecord;
  /**
   * Null for entities that we do not store. Throws for an unreadable one here, so that the others can still be read.
   */
  read: () => ProviderEvent | PayoutEvent | null;
}

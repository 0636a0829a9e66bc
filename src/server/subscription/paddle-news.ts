import type {
  Adjustment,
  AdjustmentNotification,
  EventEntity,
  Subscription,
  SubscriptionCreatedNotification,
  SubscriptionNotification,
  Transaction,
  TransactionNotification,
} from '@paddle/paddle-node-sdk';
import { type HeardEvent, heardAnswer, heardEvent } from '../billing/ledger/provider-facts';
import { cardKey } from '../fairness/person-keys';
import { latestUs, occurredAtUs } from '../paddle/occurred-at';

/** What ties a payment to a person: ids that our own server put there, or that Paddle gave. Never an e-mail. */
interface Ties {
  transactionId: string | null;
  checkoutId: string | null;
  userId: string | null;
  customerId: string | null;
}

export interface SubscriptionNews {
  kind: 'subscription';
  id: string;
  ties: Ties;
  /** The offer whose price is charged; null when the price is not one of ours. */
  offerId: number | null;
  status: string;
  amountMinor: number;
  currency: string;
  intervalUnit: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
  startedAt: number;
  trialEndsAt: number | null;
  nextBilledAt: number | null;
  scheduled: { action: string; at: number } | null;
  canceledAt: number | null;
  pausedAt: number | null;
  /** When a pause, planned or running, ends by itself. */
  resumeAt: number | null;
  /** The period that runs now; moved ahead before it is paid for, and longer than what was paid where time was given. */
  period: { startsAt: number; endsAt: number } | null;
  occurredAtUs: bigint;
  heard: HeardEvent;
}

export interface TransactionNews {
  kind: 'transaction';
  id: string;
  ties: Ties;
  subscriptionId: string | null;
  status: string;
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
  /** Paddle's word for what brought it about, such as `web` or `subscription_recurring`. */
  origin: string;
  invoiceNumber: string | null;
  /** Of the whole transaction's period; null when it has none. */
  periodStartsAt: number | null;
  /** End of the time this transaction pays for; null when it pays for none. */
  periodEndsAt: number | null;
  card: { brand: string; last4: string } | null;
  /** By which the card is known again; null when too little is told. */
  cardKey: string | null;
  billedAt: number | null;
  /** When the money was taken; null while it was not, or when there was none to take. */
  paidAt: number | null;
  occurredAtUs: bigint;
  heard: HeardEvent;
}

/** Money that goes back, or was taken back: a refund, a chargeback, its reversal. */
export interface AdjustmentNews {
  kind: 'adjustment';
  id: string;
  ties: Ties;
  transactionId: string;
  subscriptionId: string | null;
  action: string;
  status: string;
  totalMinor: number;
  taxMinor: number;
  currency: string;
  createdAt: number;
  updatedAt: number;
  occurredAtUs: bigint;
  heard: HeardEvent;
}

/** What Paddle said about one subscription, transaction or adjustment, in our words. Times are epoch ms. */
export type PaddleNews = SubscriptionNews | TransactionNews | AdjustmentNews;

/** News in an event; null when it is about something that we keep no record of. */
export function newsOfEvent(event: EventEntity, how: 'webhook' | 'event list'): PaddleNews | null {
  const told = { atUs: occurredAtUs(event.occurredAt), heard: heardEvent(event, how) };
  if (event.eventType.startsWith('subscription.')) {
    return newsOfSubscription(event.data as SubscriptionNotification | SubscriptionCreatedNotification, told);
  }
  if (event.eventType.startsWith('transaction.')) return newsOfTransaction(event.data as TransactionNotification, told);
  if (event.eventType.startsWith('adjustment.')) return newsOfAdjustment(event.data as AdjustmentNotification, told);
  return null;
}

/** When an event happened (µs), and the event itself. */
interface Told {
  atUs: bigint;
  heard: HeardEvent;
}

/**
 * A notification brings the time it is of (µs). An answer of Paddle's API says how things are since `updatedAt`, and
 * includes all that happened within that millisecond.
 */
export function newsOfSubscription(
  entity: Subscription | SubscriptionNotification | SubscriptionCreatedNotification,
  told: Told = {
    atUs: latestUs(entity.updatedAt),
    heard: heardAnswer('subscription', entity as Subscription),
  },
): SubscriptionNews {
  const recurring = entity.items.filter((item) => item.recurring);
  const { scheduledChange } = entity;
  return {
    kind: 'subscription',
    id: entity.id,
    ties: tiesOf(entity, 'transactionId' in entity ? entity.transactionId : null),
    offerId: offerIdOf(recurring[0]?.price?.customData),
    status: entity.status,
    amountMinor: recurring.reduce((sum, item) => sum + minor(item.price?.unitPrice?.amount) * item.quantity, 0),
    currency: entity.currencyCode,
    intervalUnit: entity.billingCycle.interval,
    intervalCount: entity.billingCycle.frequency,
    startedAt: Date.parse(entity.startedAt ?? entity.createdAt),
    trialEndsAt: msOrNull(recurring[0]?.trialDates?.endsAt),
    nextBilledAt: msOrNull(entity.nextBilledAt),
    scheduled: scheduledChange ? { action: scheduledChange.action, at: Date.parse(scheduledChange.effectiveAt) } : null,
    canceledAt: msOrNull(entity.canceledAt),
    pausedAt: msOrNull(entity.pausedAt),
    resumeAt: resumeAt(scheduledChange),
    period: periodOf(entity.currentBillingPeriod),
    occurredAtUs: told.atUs,
    heard: told.heard,
  };
}

/** A planned pause brings its end along; one that runs has the end planned as a change of its own. */
function resumeAt(scheduled: { action: string; effectiveAt: string; resumeAt: string | null } | null): number | null {
  return msOrNull(scheduled?.action === 'resume' ? scheduled.effectiveAt : scheduled?.resumeAt);
}

/** See `newsOfSubscription`. The total is what was charged, tax included. */
export function newsOfTransaction(
  entity: Transaction | TransactionNotification,
  told: Told = { atUs: latestUs(entity.updatedAt), heard: heardAnswer('transaction', entity as Transaction) },
): TransactionNews {
  const captured = entity.payments.find((payment) => payment.status === 'captured');
  const card = captured?.methodDetails?.card;
  return {
    kind: 'transaction',
    id: entity.id,
    ties: tiesOf(entity, entity.id),
    subscriptionId: entity.subscriptionId,
    status: entity.status,
    totalMinor: minor(entity.details?.totals?.grandTotal),
    taxMinor: minor(entity.details?.totals?.tax),
    paidTaxMinor: minor(entity.details?.totals?.grandTotalTax),
    worthMinor: (entity.details?.lineItems ?? []).reduce(
      (sum, { totals }) => sum + Math.max(0, minor(totals?.total)),
      0,
    ),
    creditMinor: minor(entity.details?.totals?.credit),
    toBalanceMinor: minor(entity.details?.totals?.creditToBalance),
    currency: entity.currencyCode,
    origin: entity.origin,
    invoiceNumber: entity.invoiceNumber,
    periodStartsAt: msOrNull(entity.billingPeriod?.startsAt),
    periodEndsAt: periodEnd(entity),
    card: card ? { brand: card.type, last4: card.last4 } : null,
    cardKey: card ? cardKey(card) : null,
    billedAt: msOrNull(entity.billedAt),
    paidAt: msOrNull(captured?.capturedAt),
    occurredAtUs: told.atUs,
    heard: told.heard,
  };
}

/** See `newsOfSubscription`. The total is what goes back, tax included. */
export function newsOfAdjustment(
  entity: Adjustment | AdjustmentNotification,
  told: Told = {
    atUs: latestUs(entity.updatedAt ?? entity.createdAt),
    heard: heardAnswer('adjustment', entity as Adjustment),
  },
): AdjustmentNews {
  const { id, transactionId, subscriptionId, action, status, customerId } = entity;
  return {
    kind: 'adjustment',
    id,
    ties: { transactionId, checkoutId: null, userId: null, customerId },
    transactionId,
    subscriptionId,
    action,
    status,
    totalMinor: minor(entity.totals.total),
    taxMinor: minor(entity.totals.tax),
    currency: entity.currencyCode,
    createdAt: Date.parse(entity.createdAt),
    updatedAt: Date.parse(entity.updatedAt ?? entity.createdAt),
    occurredAtUs: told.atUs,
    heard: told.heard,
  };
}

function tiesOf(entity: { customData: object | null; customerId: string | null }, transactionId: string | null): Ties {
  const { user_id, checkout_id } = (entity.customData ?? {}) as Record<string, unknown>;
  return {
    transactionId,
    checkoutId: typeof checkout_id === 'string' ? checkout_id : null,
    userId: typeof user_id === 'string' && /^\d{1,18}$/.test(user_id) ? user_id : null,
    customerId: entity.customerId,
  };
}

/** Our prices carry the offer they belong to. */
function offerIdOf(customData: object | null | undefined): number | null {
  const { offer_id } = (customData ?? {}) as Record<string, unknown>;
  const id = Number(offer_id);
  return typeof offer_id === 'string' && Number.isSafeInteger(id) ? id : null;
}

function periodOf(period: { startsAt: string; endsAt: string } | null): SubscriptionNews['period'] {
  return period && { startsAt: Date.parse(period.startsAt), endsAt: Date.parse(period.endsAt) };
}

/**
 * The whole transaction's period, or the latest one that a line of it (a prorated change) pays for. A new card and a
 * charge of its own pay for none.
 */
function periodEnd(entity: Transaction | TransactionNotification): number | null {
  if (['subscription_payment_method_change', 'subscription_charge'].includes(entity.origin)) return null;
  if (entity.billingPeriod) return Date.parse(entity.billingPeriod.endsAt);
  const ends = (entity.details?.lineItems ?? []).flatMap(({ proration }) =>
    proration?.billingPeriod ? [Date.parse(proration.billingPeriod.endsAt)] : [],
  );
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** Paddle writes amounts as text in minor units. */
function minor(text: string | null | undefined): number {
  const amount = Number(text ?? 0);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${text}`);
  return amount;
}

function msOrNull(text: string | null | undefined): number | null {
  return text ? Date.parse(text) : null;
}

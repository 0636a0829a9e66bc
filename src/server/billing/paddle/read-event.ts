import type {
  Adjustment,
  AdjustmentNotification,
  EventEntity,
  PayoutNotification,
  Subscription,
  SubscriptionCreatedNotification,
  SubscriptionNotification,
  Transaction,
  TransactionNotification,
} from '@paddle/paddle-node-sdk';
import { cardKey } from '../buyer/person-keys.ts';
import type {
  AdjustmentEvent,
  EventRecord,
  PayoutEvent,
  ProviderEvent,
  SubscriptionEvent,
  Ties,
  TransactionEvent,
} from '../provider-event.ts';
import { recordOfAnswer, recordOfEvent } from './event-record.ts';
import { latestUs, occurredAtUs } from './occurred-at.ts';
import { minorOf } from './outcome.ts';

/** Paddle's event as a provider event; null for entities that we do not store. */
export function readEvent(event: EventEntity, heard: 'webhook' | 'event list'): ProviderEvent | PayoutEvent | null {
  const meta = { atUs: occurredAtUs(event.occurredAt), record: recordOfEvent(event, heard) };
  if (event.eventType.startsWith('subscription.')) {
    return readSubscription(event.data as SubscriptionNotification | SubscriptionCreatedNotification, meta);
  }
  if (event.eventType.startsWith('transaction.')) return readTransaction(event.data as TransactionNotification, meta);
  if (event.eventType.startsWith('adjustment.')) return readAdjustment(event.data as AdjustmentNotification, meta);
  if (event.eventType.startsWith('payout.')) return readPayout(event.data as PayoutNotification, meta);
  return null;
}

/** When an event happened (µs), and its record. */
interface EventMeta {
  atUs: bigint;
  record: EventRecord;
}

/**
 * A subscription as a provider event.
 * @param meta for an event; by default that of an API answer, which includes everything up to the end of the
 * millisecond of `updatedAt`
 */
export function readSubscription(
  entity: Subscription | SubscriptionNotification | SubscriptionCreatedNotification,
  meta: EventMeta = {
    atUs: latestUs(entity.updatedAt),
    record: recordOfAnswer('subscription', entity as Subscription),
  },
): SubscriptionEvent {
  const recurring = entity.items.filter((item) => item.recurring);
  const { scheduledChange } = entity;
  return {
    kind: 'subscription',
    id: entity.id,
    ties: tiesOf(entity, 'transactionId' in entity ? entity.transactionId : null),
    offerId: offerIdOf(recurring[0]?.price?.customData),
    priceId: entity.items[0]?.price?.id ?? null,
    status: entity.status,
    amountMinor: recurring.reduce((sum, item) => sum + minorOf(item.price?.unitPrice?.amount) * item.quantity, 0),
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
    discountEndsAt: msOrNull(entity.discount?.endsAt),
    period: periodOf(entity.currentBillingPeriod),
    occurredAtUs: meta.atUs,
    record: meta.record,
  };
}

/** A planned pause includes its end; for a running pause the end is a scheduled change. */
function resumeAt(scheduled: { action: string; effectiveAt: string; resumeAt: string | null } | null): number | null {
  return msOrNull(scheduled?.action === 'resume' ? scheduled.effectiveAt : scheduled?.resumeAt);
}

/** See `readSubscription`. The total is the amount charged, tax included. */
export function readTransaction(
  entity: Transaction | TransactionNotification,
  meta: EventMeta = { atUs: latestUs(entity.updatedAt), record: recordOfAnswer('transaction', entity as Transaction) },
): TransactionEvent {
  const captured = entity.payments.find((payment) => payment.status === 'captured');
  const card = captured?.methodDetails?.card;
  return {
    kind: 'transaction',
    id: entity.id,
    ties: tiesOf(entity, entity.id),
    subscriptionId: entity.subscriptionId,
    priceId: entity.items[0]?.price?.id ?? null,
    status: entity.status,
    totalMinor: minorOf(entity.details?.totals?.grandTotal),
    taxMinor: minorOf(entity.details?.totals?.tax),
    paidTaxMinor: minorOf(entity.details?.totals?.grandTotalTax),
    worthMinor: (entity.details?.lineItems ?? []).reduce(
      (sum, { totals }) => sum + Math.max(0, minorOf(totals?.total)),
      0,
    ),
    creditMinor: minorOf(entity.details?.totals?.credit),
    toBalanceMinor: minorOf(entity.details?.totals?.creditToBalance),
    currency: entity.currencyCode,
    origin: entity.origin,
    invoiceNumber: entity.invoiceNumber,
    periodStartsAt: msOrNull(entity.billingPeriod?.startsAt),
    periodEndsAt: periodEnd(entity),
    card: card ? { brand: card.type, last4: card.last4 } : null,
    cardKey: card ? cardKey(card) : null,
    billedAt: msOrNull(entity.billedAt),
    paidAt: msOrNull(captured?.capturedAt),
    occurredAtUs: meta.atUs,
    record: meta.record,
  };
}

/** See `readSubscription`. The total is the amount given back, tax included. */
export function readAdjustment(
  entity: Adjustment | AdjustmentNotification,
  meta: EventMeta = {
    atUs: latestUs(entity.updatedAt ?? entity.createdAt),
    record: recordOfAnswer('adjustment', entity as Adjustment),
  },
): AdjustmentEvent {
  const { id, transactionId, subscriptionId, action, status, customerId } = entity;
  return {
    kind: 'adjustment',
    id,
    ties: { transactionId, checkoutId: null, userId: null, customerId },
    transactionId,
    subscriptionId,
    action,
    isFull: entity.type === 'full',
    status,
    reason: entity.reason,
    totalMinor: minorOf(entity.totals.total),
    taxMinor: minorOf(entity.totals.tax),
    currency: entity.currencyCode,
    createdAt: Date.parse(entity.createdAt),
    updatedAt: Date.parse(entity.updatedAt ?? entity.createdAt),
    occurredAtUs: meta.atUs,
    record: meta.record,
  };
}

function readPayout(entity: PayoutNotification, meta: EventMeta): PayoutEvent {
  return {
    kind: 'payout',
    id: entity.id,
    reference: entity.remittanceReference ?? '',
    status: entity.status,
    amountMinor: minorOf(entity.amount),
    currency: entity.currencyCode,
    occurredAtUs: meta.atUs,
    record: meta.record,
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

/** Our prices have their offer's id in `custom_data`. */
function offerIdOf(customData: object | null | undefined): number | null {
  const { offer_id } = (customData ?? {}) as Record<string, unknown>;
  const id = Number(offer_id);
  return typeof offer_id === 'string' && Number.isSafeInteger(id) ? id : null;
}

function periodOf(period: { startsAt: string; endsAt: string } | null): SubscriptionEvent['period'] {
  return period && { startsAt: Date.parse(period.startsAt), endsAt: Date.parse(period.endsAt) };
}

/**
 * End of the transaction's period, or else of the latest period among its prorated lines. Null for a new card or a
 * one-time charge, which pay for no time.
 */
function periodEnd(entity: Transaction | TransactionNotification): number | null {
  if (['subscription_payment_method_change', 'subscription_charge'].includes(entity.origin)) return null;
  if (entity.billingPeriod) return Date.parse(entity.billingPeriod.endsAt);
  const ends = (entity.details?.lineItems ?? []).flatMap(({ proration }) =>
    proration?.billingPeriod ? [Date.parse(proration.billingPeriod.endsAt)] : [],
  );
  return ends.length > 0 ? Math.max(...ends) : null;
}

function msOrNull(text: string | null | undefined): number | null {
  return text ? Date.parse(text) : null;
}

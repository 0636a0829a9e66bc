import { createHash } from 'node:crypto';
import {
  type Adjustment,
  type EventEntity,
  type Subscription,
  type Transaction,
  Webhooks,
} from '@paddle/paddle-node-sdk';
import type { EventRecord, Notification } from '../provider-event.ts';
import { moneyFactsOf } from './money-facts.ts';
import { latestUs, occurredAtUs } from './occurred-at.ts';

/**
 * The fields of an entity that are kept, by the SDK's names. All others are dropped, because they may be about a
 * person.
 */
interface Shape {
  readonly [field: string]: true | Shape;
}

const fields = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;

const period = fields('startsAt', 'endsAt');
const money = fields('amount', 'currencyCode');
const totals: Shape = {
  ...fields('subtotal', 'discount', 'tax', 'total', 'credit', 'creditToBalance', 'balance', 'grandTotal'),
  ...fields('grandTotalTax', 'fee', 'earnings', 'currencyCode', 'retainedFee', 'exchangeRate', 'feeRate'),
  chargebackFee: { amount: true, original: money },
};
const price: Shape = {
  ...fields('id', 'productId', 'status', 'taxMode'),
  customData: fields('offer_id'),
  unitPrice: money,
  unitPriceOverrides: { countryCodes: true, unitPrice: money },
  billingCycle: fields('interval', 'frequency'),
  trialPeriod: fields('interval', 'frequency'),
};
const discount = fields(
  'id',
  'status',
  'type',
  'mode',
  'amount',
  'currencyCode',
  'recur',
  'maximumRecurringIntervals',
  'usageLimit',
  'timesUsed',
  'expiresAt',
  'discountGroupId',
);
const stamps = fields('createdAt', 'updatedAt');

const shapes: Readonly<Record<string, Shape>> = {
  transaction: {
    ...fields('id', 'status', 'origin', 'currencyCode', 'collectionMode', 'discountId', 'invoiceNumber'),
    ...fields('billedAt', 'revisedAt'),
    ...stamps,
    billingPeriod: period,
    items: { price, quantity: true, proration: { rate: true, billingPeriod: period } },
    details: {
      taxRatesUsed: { taxRate: true, totals },
      totals,
      adjustedTotals: totals,
      payoutTotals: totals,
      adjustedPayoutTotals: totals,
      lineItems: { id: true, priceId: true, quantity: true, taxRate: true, totals },
    },
    payments: fields('amount', 'status', 'errorCode', 'createdAt', 'capturedAt'),
    discount,
  },
  subscription: {
    ...fields('id', 'status', 'currencyCode', 'collectionMode', 'startedAt', 'firstBilledAt', 'nextBilledAt'),
    ...fields('pausedAt', 'canceledAt'),
    ...stamps,
    discount: fields('id', 'startsAt', 'endsAt'),
    currentBillingPeriod: period,
    billingCycle: fields('interval', 'frequency'),
    scheduledChange: fields('action', 'effectiveAt', 'resumeAt'),
    items: {
      ...fields('status', 'quantity', 'recurring', 'previouslyBilledAt', 'nextBilledAt'),
      trialDates: period,
      price,
    },
  },
  adjustment: {
    ...fields('id', 'action', 'type', 'transactionId', 'subscriptionId', 'currencyCode', 'status'),
    ...fields('creditAppliedToBalance'),
    ...stamps,
    items: { ...fields('id', 'itemId', 'type', 'amount'), totals },
    totals,
    payoutTotals: totals,
  },
  address: { ...fields('status', 'countryCode'), ...stamps },
  customer: { ...fields('status'), ...stamps },
  discount: { ...discount, ...stamps },
  price: { ...price, ...stamps },
  product: { ...fields('id', 'status', 'taxCategory'), ...stamps },
  payout: fields('id', 'remittanceReference', 'status', 'amount', 'currencyCode'),
};

/** The kept fields of an SDK entity, under Paddle's own names. */
function factsOf(kind: string, entity: unknown): object {
  return (picked(entity, shapes[kind] ?? {}) ?? {}) as object;
}

function picked(value: unknown, shape: true | Shape): unknown {
  if (value === null || value === undefined || shape === true) return value ?? null;
  if (Array.isArray(value)) return value.map((one) => picked(one, shape));
  const given = value as Record<string, unknown>;
  const kept = Object.entries(shape).filter(([name]) => given[name] !== undefined);
  return Object.fromEntries(kept.map(([name, inner]) => [snakeCase(name), picked(given[name], inner)]));
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The record of an event from a notification or from the event list. */
export function recordOfEvent(event: EventEntity, heard: 'webhook' | 'event list'): EventRecord {
  const kind = event.eventType.split('.')[0]!;
  const facts = factsOf(kind, event.data);
  return {
    key: event.eventId,
    eventType: event.eventType,
    heard,
    occurredAtUs: occurredAtUs(event.occurredAt),
    ...idsOf(kind, event.data),
    facts,
    told: moneyFactsOf(kind, facts),
  };
}

/** The record of a notification; without facts if the SDK cannot read the entity. */
export function recordOfNotification({ id, type, occurredAt, body }: Omit<Notification, 'record'>): EventRecord {
  try {
    return recordOfEvent(Webhooks.fromJson(body as Parameters<typeof Webhooks.fromJson>[0]), 'webhook');
  } catch {
    const ids = idsOf(type.split('.')[0]!, (body as { data?: unknown }).data);
    return {
      key: id,
      eventType: type,
      heard: 'webhook',
      occurredAtUs: usOrZero(occurredAt),
      ...ids,
      facts: {},
      told: null,
    };
  }
}

function usOrZero(occurredAt: string): bigint {
  try {
    return occurredAtUs(occurredAt);
  } catch {
    return 0n;
  }
}

/** The record of an API answer to a read or a change. */
export function recordOfAnswer(
  kind: 'transaction' | 'subscription' | 'adjustment',
  entity: Transaction | Subscription | Adjustment,
): EventRecord {
  const facts = factsOf(kind, entity);
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
  return {
    key: `${entity.id}:${hash}`,
    eventType: kind,
    heard: 'answer',
    occurredAtUs: latestUs(entity.updatedAt ?? entity.createdAt),
    ...idsOf(kind, entity),
    facts,
    told: moneyFactsOf(kind, facts),
  };
}

function idsOf(kind: string, data: unknown) {
  const entity = (data ?? {}) as Record<string, unknown>;
  const { id, customerId, addressId, transactionId, subscriptionId, countryCode, address } = entity;
  const included = (address ?? {}) as Record<string, unknown>;
  return {
    subjectId: text(id),
    transactionId: kind === 'transaction' ? text(id) : text(transactionId),
    subscriptionId: kind === 'subscription' ? text(id) : text(subscriptionId),
    customerId: kind === 'customer' ? text(id) : text(customerId),
    addressId: kind === 'address' ? text(id) : text(addressId),
    country: text(kind === 'address' ? countryCode : included.countryCode),
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

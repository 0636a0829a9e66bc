import { dayMs } from '#contract/day.ts';
import type {
  AdjustmentEvent,
  EventRecord,
  MoneyFacts,
  ProviderEvent,
  SubscriptionEvent,
  TransactionEvent,
} from '#server/billing/provider-event.ts';

/** The record of an event, without facts. */
export function recordOf(event: Omit<ProviderEvent, 'record'>): EventRecord {
  const { kind, id, occurredAtUs } = event;
  const about = event as ProviderEvent;
  return {
    key: `evt_${id}_${occurredAtUs}`,
    eventType: `${kind}.updated`,
    heard: 'webhook',
    occurredAtUs,
    subjectId: id,
    transactionId: about.kind === 'adjustment' ? about.transactionId : about.kind === 'transaction' ? id : null,
    subscriptionId: about.kind === 'subscription' ? id : about.subscriptionId,
    customerId: null,
    addressId: null,
    country: null,
    facts: {},
    told: toldBy(about),
  };
}

function toldBy(event: ProviderEvent): MoneyFacts {
  if (event.kind === 'subscription') {
    const { status, currency, amountMinor, intervalUnit, intervalCount, scheduled, offerId } = event;
    const plan = { listedMinor: amountMinor, intervalUnit, intervalCount, scheduled, offerId };
    return { kind: 'subscription', status, currency, discount: null, ...plan };
  }
  const { status, currency, totalMinor: grossMinor } = event;
  const money = { status, currency, grossMinor, feeMinor: 0, payout: null };
  if (event.kind === 'adjustment') {
    const { transactionId, action, createdAt, updatedAt, taxMinor } = event;
    return { kind: 'return', ...money, taxMinor, retainedFeeMinor: 0, transactionId, action, createdAt, updatedAt };
  }
  const { paidAt, origin, creditMinor, paidTaxMinor: taxMinor } = event;
  const nothing = { discountMinor: 0, sold: null, taxing: null, discount: null };
  return { kind: 'payment', ...money, taxMinor, creditMinor, paidAt, origin, ...nothing };
}

function recorded<E extends ProviderEvent>(event: Omit<E, 'record'>, changes: Partial<E>): E {
  const changed = { ...event, ...changes } as E;
  return { ...changed, record: changes.record ?? recordOf(changed) };
}

/** When the tests' subscription started, epoch ms. */
export const start = Date.parse('2026-04-12T10:00:00Z');
const ties = { transactionId: null, checkoutId: 'chk', userId: '7', customerId: 'ctm_1' };

export function subscription(occurredAtUs: bigint, changes: Partial<SubscriptionEvent> = {}): SubscriptionEvent {
  return recorded<SubscriptionEvent>(
    {
      kind: 'subscription',
      id: 'sub_1',
      ties,
      offerId: 1,
      priceId: 'pri_1',
      status: 'active',
      amountMinor: 1999,
      currency: 'USD',
      intervalUnit: 'week',
      intervalCount: 4,
      startedAt: start,
      trialEndsAt: null,
      nextBilledAt: start + 28 * dayMs,
      scheduled: null,
      canceledAt: null,
      pausedAt: null,
      resumeAt: null,
      discountEndsAt: null,
      period: null,
      occurredAtUs,
    },
    changes,
  );
}

export function transaction(occurredAtUs: bigint, changes: Partial<TransactionEvent> = {}): TransactionEvent {
  const id = changes.id ?? 'txn_1';
  return recorded<TransactionEvent>(
    {
      kind: 'transaction',
      id,
      ties: { ...ties, transactionId: id },
      subscriptionId: null,
      priceId: 'pri_1',
      status: 'ready',
      totalMinor: 1999,
      taxMinor: 0,
      paidTaxMinor: 0,
      worthMinor: changes.totalMinor ?? 1999,
      creditMinor: 0,
      toBalanceMinor: 0,
      currency: 'USD',
      origin: 'api',
      invoiceNumber: null,
      periodStartsAt: null,
      periodEndsAt: null,
      card: null,
      cardKey: null,
      billedAt: null,
      paidAt: null,
      occurredAtUs,
    },
    changes,
  );
}

export function adjustment(occurredAtUs: bigint, changes: Partial<AdjustmentEvent> = {}): AdjustmentEvent {
  const transactionId = changes.transactionId ?? 'txn_1';
  return recorded<AdjustmentEvent>(
    {
      kind: 'adjustment',
      id: 'adj_1',
      ties: { transactionId, checkoutId: null, userId: null, customerId: 'ctm_1' },
      transactionId,
      subscriptionId: 'sub_1',
      action: 'refund',
      isFull: true,
      status: 'approved',
      reason: '',
      totalMinor: 1999,
      taxMinor: 0,
      currency: 'USD',
      createdAt: start,
      updatedAt: start,
      occurredAtUs,
    },
    changes,
  );
}

/** The fields of a paid transaction. */
export const paid = {
  status: 'completed' as const,
  subscriptionId: 'sub_1',
  card: { brand: 'visa', last4: '4242' },
  billedAt: start,
  paidAt: start,
};

/**
 * A purchase, a renewal whose dates change before it is paid, a cancellation and the end. Several events are within one
 * millisecond.
 */
export const life: ProviderEvent[] = [
  transaction(1_000_001n),
  transaction(1_000_002n, { status: 'paid' }),
  subscription(1_000_003n, { ties: { ...ties, transactionId: 'txn_1' } }),
  subscription(1_000_004n),
  transaction(1_000_005n, { ...paid, periodEndsAt: start + 28 * dayMs }),
  transaction(1_000_006n, { ...paid, periodEndsAt: start + 28 * dayMs }),
  subscription(2_000_001n, { nextBilledAt: start + 56 * dayMs }),
  transaction(2_000_002n, { id: 'txn_2', status: 'billed', subscriptionId: 'sub_1' }),
  transaction(2_000_003n, { ...paid, id: 'txn_2', periodEndsAt: start + 56 * dayMs }),
  subscription(3_000_001n, { scheduled: { action: 'cancel', at: start + 56 * dayMs } }),
  subscription(4_000_001n, { status: 'canceled', nextBilledAt: null, canceledAt: start + 56 * dayMs }),
];

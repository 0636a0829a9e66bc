import { randomUUID } from 'node:crypto';
import { percentOf } from '#contract/offer-list/coupon-terms.ts';
import type { DiscountTerms, ListedEvent, PaymentProvider, PriceTerms } from '#server/billing/provider.ts';
import type { ProviderEvent, SubscriptionEvent, Ties, TransactionEvent } from '#server/billing/provider-event.ts';
import { adjustment, paid, recordOf, subscription, transaction } from './provider-events.ts';

const [signed, monthMs] = [{ signature: 'ours' }, 28 * 86_400_000];
const no = (refused: 'not found' | 'not possible') => ({ refused, detail: 'by the provider in memory' });
const found = <T>(entity: T | undefined) => (entity === undefined ? no('not found') : { ok: entity });
const newId = (kind: string) => `${kind}_${randomUUID()}`;
const empty = (clock: () => number) => ({
  clock,
  customers: new Map<string, { email: string; creditMinor: number }>(),
  prices: new Map<string, PriceTerms>(),
  discounts: new Map<string, DiscountTerms>(),
  /** By transaction. */
  discountOf: new Map<string, string>(),
  /** The latest state of each entity, by its id. */
  entities: new Map<string, ProviderEvent>(),
  listed: [] as ListedEvent[],
});
type Memory = ReturnType<typeof empty>;

/**
 * A payment provider in memory. It always answers, and credits a change of plan in full instead of by unused days.
 * @param clock epoch ms
 */
export function createMemoryProvider(clock: () => number) {
  const memory = empty(clock);
  const provider: PaymentProvider = {
    account: 'memory',
    callingFor: () => provider,
    customers: customersOf(memory),
    prices: pricesOf(memory),
    discounts: discountsOf(memory),
    transactions: transactionsOf(memory),
    subscriptions: subscriptionsOf(memory),
    refunds: refundsOf(memory),
    books: booksOf(memory),
    pages: {
      invoice: async (id) => (memory.entities.has(id) ? { ok: `https://memory.test/invoices/${id}` } : no('not found')),
      portal: async (id) => (memory.customers.has(id) ? { ok: `https://memory.test/${id}` } : no('not found')),
    },
    events: eventsOf(memory),
    cardForm: () => ({ kind: 'paddle', environment: 'sandbox', client_token: 'memory', script_url: null }),
    cardFormHosts: () => ({}),
  };
  /** Pays like a buyer on the card form. */
  const paying = async (id: string) => pay(memory, get(memory, 'transaction', id)!);
  /** The webhook requests for everything that happened, oldest first. */
  const requests = async () => memory.listed.map(({ id }) => ({ headers: signed, rawBody: Buffer.from(id) }));
  return { ...provider, pay: paying, requests };
}

type Kind = ProviderEvent['kind'];
type Of<K> = ProviderEvent & { kind: K };
const all = <K extends Kind>({ entities }: Memory, kind: K) =>
  [...entities.values()].filter((one): one is Of<K> => one.kind === kind);
const get = <K extends Kind>(memory: Memory, kind: K, id: string) => all(memory, kind).find((one) => one.id === id);

/** Stores a change and adds its provider event to the list. */
function recordEvent<T extends ProviderEvent>({ clock, entities, listed }: Memory, entity: T): T {
  const occurredAtUs = BigInt(clock()) * 1000n + BigInt(listed.length);
  const record = { ...recordOf({ ...entity, occurredAtUs }), key: newId('evt') };
  const event = { ...entity, occurredAtUs, record };
  listed.push({ id: record.key, record, read: () => event });
  entities.set(event.id, event);
  return event;
}

function customersOf({ customers }: Memory): PaymentProvider['customers'] {
  return {
    create: async ({ email }) => {
      const [known] = [...customers].find(([, one]) => one.email === email.toLowerCase()) ?? [];
      const made = known ?? newId('ctm');
      if (!known) customers.set(made, { email: email.toLowerCase(), creditMinor: 0 });
      return { ok: known ? { known } : { made } };
    },
    find: async (id) => {
      const customer = customers.get(id);
      return customer ? { ok: { email: customer.email, name: null } } : no('not found');
    },
    activate: async (id) => (customers.has(id) ? { ok: 'active' } : no('not found')),
    changeEmail: async (id, email) => {
      const customer = customers.get(id);
      const isTaken = [...customers].some(([other, one]) => other !== id && one.email === email.toLowerCase());
      if (!customer || isTaken) return no(customer ? 'not possible' : 'not found');
      customer.email = email.toLowerCase();
      return { ok: 'changed' };
    },
    forget: async (id) => {
      customers.delete(id);
      return { ok: 'forgotten' };
    },
  };
}

function pricesOf(memory: Memory): PaymentProvider['prices'] {
  const { prices } = memory;
  const text = ({ id, price, interval, trial, overrides = [] }: PriceTerms) =>
    JSON.stringify([id, price, interval, trial, overrides]);
  return {
    matches: async (id, terms) => (prices.has(id) ? { ok: text(prices.get(id)!) === text(terms) } : no('not found')),
    findOrCreate: async (terms) => {
      const priceId = [...prices].find(([, one]) => text(one) === text(terms))?.[0] ?? newId('pri');
      prices.set(priceId, terms);
      return { ok: { priceId, productId: 'pro_1' } };
    },
    totalOf: async (id, _, { discountId } = {}) =>
      prices.has(id) ? { ok: firstTotal(memory, id, discountId) } : no('not found'),
  };
}

function discountsOf({ discounts }: Memory): PaymentProvider['discounts'] {
  return {
    ensure: async (terms) => {
      const [known] = [...discounts].find(([, one]) => JSON.stringify(one) === JSON.stringify(terms)) ?? [];
      const id = known ?? newId('dsc');
      discounts.set(id, terms);
      return { ok: id };
    },
  };
}

/** What a first payment comes to. */
function firstTotal({ prices, discounts }: Memory, priceId: string, discountId: string | null | undefined): number {
  const full = prices.get(priceId)!.price.amount_minor;
  const off = discounts.get(discountId ?? '')?.off;
  if (off === undefined) return full;
  return full - ('percent' in off ? percentOf(full, off.percent) : off.amount_minor);
}

function make(memory: Memory, priceId: string, ties: Ties, given: Partial<TransactionEvent> = {}): TransactionEvent {
  const [id, { amount_minor: totalMinor, currency }] = [newId('txn'), memory.prices.get(priceId)!.price];
  const made = { id, ties: { ...ties, transactionId: id }, priceId, totalMinor, currency, ...given };
  return recordEvent(memory, transaction(0n, made));
}

function transactionsOf(memory: Memory): PaymentProvider['transactions'] {
  return {
    open: async ({ priceId, discountId, country: _, ...ties }) => {
      const isKnown = memory.prices.has(priceId) && memory.customers.has(ties.customerId);
      if (!isKnown) return no('not possible');
      const totalMinor = firstTotal(memory, priceId, discountId);
      const { id } = make(memory, priceId, { ...ties, transactionId: null }, { totalMinor, worthMinor: totalMinor });
      if (discountId !== null) memory.discountOf.set(id, discountId);
      return { ok: { id, totalMinor } };
    },
    find: async (id) => found(get(memory, 'transaction', id)),
    cancel: async (id) => {
      const one = get(memory, 'transaction', id);
      return one?.status === 'ready' ? { ok: recordEvent(memory, { ...one, status: 'canceled' }) } : no('not possible');
    },
    listOf: async (id, which) => {
      const own = all(memory, 'transaction').filter(({ subscriptionId }) => subscriptionId === id);
      return { ok: own.filter(({ status }) => which === 'all' || status === 'completed').reverse() };
    },
  };
}

function pay(memory: Memory, one: TransactionEvent): void {
  const [id, now] = [newId('sub'), memory.clock()];
  const { payments = 1 } = memory.discounts.get(memory.discountOf.get(one.id) ?? '') ?? {};
  const discountEndsAt = payments === 1 ? null : now + payments * monthMs;
  const { ties, priceId, currency } = one;
  const { id: offerId, price } = memory.prices.get(priceId!)!;
  const sold = { id, ties, priceId, offerId, currency, amountMinor: price.amount_minor, discountEndsAt };
  recordEvent(memory, subscription(0n, { ...sold, startedAt: now, nextBilledAt: now + monthMs }));
  recordEvent(memory, { ...one, ...paid, subscriptionId: id, billedAt: now, paidAt: now });
}

function subscriptionsOf(memory: Memory): PaymentProvider['subscriptions'] {
  const { clock, customers, prices } = memory;
  const own = (id: string) => get(memory, 'subscription', id);
  const priceOf = (priceId: string) => prices.get(priceId)!.price.amount_minor;
  /** Credits the full price paid; an excess over the new price is added to the balance. */
  const quote = ({ amountMinor: creditMinor }: SubscriptionEvent, priceId: string) => {
    const more = priceOf(priceId) - creditMinor;
    return { creditMinor, dueNowMinor: Math.max(0, more), leftMinor: Math.max(0, -more) };
  };
  async function change(id: string, changes: (one: SubscriptionEvent) => Partial<SubscriptionEvent> | null) {
    const one = own(id);
    const wanted = one && one.status !== 'canceled' ? changes(one) : null;
    return one && wanted ? { ok: recordEvent(memory, { ...one, ...wanted }) } : no(one ? 'not possible' : 'not found');
  }
  return {
    find: async (id) => found(own(id)),
    end: async (id, when) => {
      if (own(id)?.status === 'canceled') return found(own(id));
      if (when === 'at the end') return change(id, (it) => ({ scheduled: { action: 'cancel', at: it.nextBilledAt! } }));
      return change(id, () => ({ status: 'canceled', canceledAt: clock(), scheduled: null, nextBilledAt: null }));
    },
    keep: (id) => change(id, () => ({ scheduled: null, resumeAt: null })),
    pause: (id, resumeAt) =>
      change(id, (it) => (it.scheduled ? null : { scheduled: { action: 'pause', at: it.nextBilledAt! }, resumeAt })),
    resumeAt: (id, at) => change(id, ({ status }) => (status === 'paused' ? { resumeAt: at } : null)),
    moveNextBilling: (id, at) =>
      change(id, (it) =>
        it.scheduled ? null : { nextBilledAt: at, period: it.period && { ...it.period, endsAt: at } },
      ),
    resume: (id) => change(id, ({ status }) => (status === 'paused' ? { status: 'active', resumeAt: null } : null)),
    preview: async (id, priceId) => {
      const [one, next] = [own(id), { amountMinor: priceOf(priceId), at: clock() + monthMs }];
      return one ? { ok: { ...quote(one, priceId), currency: one.currency, nextPayment: next } } : no('not found');
    },
    change: (id, { priceId, charged }) =>
      change(id, (one) => {
        const moved = { priceId, amountMinor: priceOf(priceId), offerId: prices.get(priceId)!.id };
        if (charged === 'at renewal') return moved;
        const { dueNowMinor: totalMinor, leftMinor: toBalanceMinor } = quote(one, priceId);
        customers.get(one.ties.customerId!)!.creditMinor += toBalanceMinor;
        const change = { ...paid, origin: 'subscription_update', subscriptionId: id, billedAt: clock() };
        make(memory, priceId, one.ties, { ...change, totalMinor, toBalanceMinor });
        return moved;
      }),
    openCardChange: async (id) => {
      const { priceId, ties } = own(id) ?? {};
      return priceId && ties ? { ok: make(memory, priceId, ties, { subscriptionId: id }).id } : no('not found');
    },
    takeCredit: async (id, atMostMinor) => {
      const customer = customers.get(own(id)?.ties.customerId ?? '');
      if (!customer?.creditMinor) return customer ? { ok: 'nothing left' } : no('not found');
      customer.creditMinor -= Math.min(customer.creditMinor, atMostMinor);
      return { ok: 'taken' };
    },
  };
}

function refundsOf(memory: Memory): PaymentProvider['refunds'] {
  return {
    request: async ({ transactionId, amountMinor, reason }) => {
      const { status, ties, subscriptionId, totalMinor } = get(memory, 'transaction', transactionId) ?? {};
      if (status !== 'completed' || !ties || !totalMinor) return no('not possible');
      const earlier = all(memory, 'adjustment').filter((one) => one.transactionId === transactionId);
      const left = earlier.reduce((sum, one) => sum - one.totalMinor, totalMinor);
      if (left === 0 || (amountMinor ?? 0) > left) return no('not possible');
      const refund = { id: newId('adj'), isFull: amountMinor === null, totalMinor: amountMinor ?? left, reason };
      return { ok: recordEvent(memory, adjustment(0n, { ...refund, ties, transactionId, subscriptionId })) };
    },
    listOf: async (id) => ({ ok: all(memory, 'adjustment').filter((one) => one.transactionId === id) }),
  };
}

/** It pays nothing out, and counts no days. */
function booksOf(memory: Memory): PaymentProvider['books'] {
  const since = (at: number) => (one: { occurredAtUs: bigint }) => one.occurredAtUs >= BigInt(at) * 1000n;
  return {
    transactionsSince: async (at) => ({ ok: { entities: all(memory, 'transaction').filter(since(at)), after: null } }),
    adjustmentsSince: async (at) => ({ ok: { entities: all(memory, 'adjustment').filter(since(at)), after: null } }),
    rowsOfPayout: async () => no('not found'),
    dailyTotals: async () => ({ ok: { currency: 'USD', days: [] } }),
  };
}

function eventsOf({ listed }: Memory): PaymentProvider['events'] {
  return {
    receive: ({ headers, rawBody }) => {
      if (headers.signature !== signed.signature) return { unsigned: 'wrong' };
      const { id = '', record } = listed.find((one) => rawBody.toString() === one.id) ?? {};
      if (!record) return 'no notification';
      return { notification: { id, type: record.eventType, occurredAt: '', body: { id }, record } };
    },
    read: (body) => listed.find(({ id }) => id === (body as { id?: string }).id)?.read() ?? null,
    told: () => null,
    listSince: async (since) => ({ ok: listed.filter(({ record }) => record.occurredAtUs >= BigInt(since) * 1000n) }),
  };
}

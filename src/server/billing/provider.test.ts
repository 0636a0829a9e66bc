import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emulatorWorld, memoryWorld, now, type ProviderWorld } from '#testing/server/provider-worlds.ts';
import type { PaymentProvider, PriceTerms, ProviderOutcome } from './provider.ts';

function ok<T>(outcome: ProviderOutcome<T>): T {
  if (!('ok' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.ok;
}

const week: PriceTerms = {
  id: 1,
  name: '4-week plan',
  price: { amount_minor: 1999, currency: 'USD' },
  interval: { unit: 'week', count: 4 },
  trial: null,
};
const longer: PriceTerms = {
  ...week,
  id: 2,
  name: '12-week plan',
  price: { amount_minor: 3599, currency: 'USD' },
  interval: { unit: 'week', count: 12 },
};

describe.each([
  ['Paddle, by its adapter and the emulator', emulatorWorld],
  ['the provider in memory', memoryWorld],
])('%s as a payment provider', (_name, create) => {
  let world: ProviderWorld;
  let provider: PaymentProvider;
  let buyers = 0;

  beforeAll(async () => {
    world = await create();
    provider = world.provider;
  });
  afterAll(() => world.stop());

  const priceIdOf = async (terms: PriceTerms) => ok(await provider.prices.findOrCreate(terms)).priceId;

  async function newCustomer(): Promise<string> {
    buyers += 1;
    const created = ok(await provider.customers.create({ email: `buyer${buyers}@example.com`, name: null }));
    if (!('made' in created)) throw new Error('known already');
    return created.made;
  }

  async function opened(terms = week, discountId: string | null = null) {
    const customerId = await newCustomer();
    const wanted = {
      priceId: await priceIdOf(terms),
      discountId,
      customerId,
      userId: '7',
      checkoutId: `chk-${buyers}`,
      country: null,
    };
    return { ...wanted, ...ok(await provider.transactions.open(wanted)) };
  }

  async function subscribed(terms = week) {
    const transaction = await opened(terms);
    await world.pay(transaction.id);
    const { subscriptionId } = ok(await provider.transactions.find(transaction.id));
    return { ...transaction, transactionId: transaction.id, subscriptionId: subscriptionId! };
  }

  test('a provider has one customer for an email address, in any case of letters, until it forgets them', async () => {
    const first = ok(await provider.customers.create({ email: 'ada@example.com', name: 'Ada' }));
    const made = 'made' in first ? first.made : '';
    expect(made).not.toBe('');
    expect(await provider.customers.create({ email: 'ADA@example.com', name: null })).toEqual({ ok: { known: made } });
    expect(await provider.customers.activate(made)).toEqual({ ok: 'active' });
    expect(await provider.customers.forget(made)).toEqual({ ok: 'forgotten' });
    expect(await provider.customers.forget(made)).toEqual({ ok: 'forgotten' });
    const second = ok(await provider.customers.create({ email: 'ada@example.com', name: 'Ada' }));
    expect('made' in second && second.made !== made).toBe(true);
  });

  test('a provider finds a price again by its terms, and creates another one for other terms', async () => {
    const id = await priceIdOf(week);
    expect(await priceIdOf(week)).toBe(id);
    expect(await provider.prices.matches(id, week)).toEqual({ ok: true });
    const raised = { ...week, price: { amount_minor: 2099, currency: 'USD' } };
    expect(await provider.prices.matches(id, raised)).toEqual({ ok: false });
    expect(await priceIdOf(raised)).not.toBe(id);
    const tried = { ...week, trial: { unit: 'day', count: 7 } } as const;
    expect(await priceIdOf(tried)).not.toBe(id);
  });

  test.each([
    ['USD', 1999, { percent: 20 }, 1599],
    ['USD', 1999, { percent: 33 }, 1339],
    ['EUR', 1899, { percent: 25 }, 1424],
    ['GBP', 1599, { amount_minor: 500, currency: 'GBP' }, 1099],
    ['JPY', 2980, { percent: 15 }, 2533],
    ['JPY', 2980, { amount_minor: 2979, currency: 'JPY' }, 1],
  ] as const)(
    'a provider takes a discount off the first payment alone: in %s from %i with %j comes to %i',
    async (currency, amount_minor, off, due) => {
      const terms = { ...week, price: { amount_minor, currency } };
      const priceId = await priceIdOf(terms);
      const discountId = ok(await provider.discounts.ensure({ priceId, off, payments: 1 }));
      expect(await provider.discounts.ensure({ priceId, off, payments: 1 })).toEqual({ ok: discountId });
      expect(await provider.prices.totalOf(priceId, currency, { discountId })).toEqual({ ok: due });
      const { id, totalMinor } = await opened(terms, discountId);
      expect(totalMinor).toBe(due);
      await world.pay(id);
      const paid = ok(await provider.transactions.find(id));
      expect(paid).toMatchObject({ status: 'completed', totalMinor: due, worthMinor: due, currency });
      const bought = ok(await provider.subscriptions.find(paid.subscriptionId!));
      expect(bought).toMatchObject({ amountMinor: amount_minor, currency, discountEndsAt: null });
    },
  );

  test('a provider has a discount of its own for each price', async () => {
    const [first, second] = [await priceIdOf(week), await priceIdOf(longer)];
    const off = { percent: 20 };
    const ids = [first, second].map(async (priceId) =>
      ok(await provider.discounts.ensure({ priceId, off, payments: 1 })),
    );
    expect(new Set(await Promise.all(ids)).size).toBe(2);
  });

  test('a provider takes a discount off as many payments as it is for, and tells until when', async () => {
    const priceId = await priceIdOf(week);
    const ensure = async (payments: number) =>
      ok(await provider.discounts.ensure({ priceId, off: { amount_minor: 500, currency: 'USD' }, payments }));
    const [once, thrice] = [await ensure(1), await ensure(3)];
    expect(new Set([once, thrice, await ensure(2)]).size).toBe(3);
    expect(await ensure(3)).toBe(thrice);
    const { id } = await opened(week, thrice);
    await world.pay(id);
    const { subscriptionId } = ok(await provider.transactions.find(id));
    const { startedAt, nextBilledAt, discountEndsAt } = ok(await provider.subscriptions.find(subscriptionId!));
    expect(discountEndsAt! - startedAt).toBe(3 * (nextBilledAt! - startedAt));
  });

  test('a provider opens a transaction that carries our ids, and calls it off once', async () => {
    const { id, priceId, checkoutId, customerId } = await opened();
    const found = ok(await provider.transactions.find(id));
    expect(found).toMatchObject({ kind: 'transaction', id, priceId, subscriptionId: null });
    expect(['draft', 'ready']).toContain(found.status);
    expect(found.ties).toEqual({ transactionId: id, userId: '7', checkoutId, customerId });
    expect(ok(await provider.transactions.cancel(id)).status).toBe('canceled');
    expect(await provider.transactions.cancel(id)).toMatchObject({ refused: 'not possible' });
  });

  test('a provider refuses an unknown id as not found', async () => {
    const unknown = `txn_${'0'.repeat(26)}`;
    expect(await provider.transactions.find(unknown)).toMatchObject({ refused: 'not found' });
    const subscription = `sub_${'0'.repeat(26)}`;
    expect(await provider.subscriptions.find(subscription)).toMatchObject({ refused: 'not found' });
    expect(await provider.subscriptions.end(subscription, 'at once')).toMatchObject({ refused: 'not found' });
  });

  test('a provider begins a subscription with the payment, which then cannot be called off', async () => {
    const { transactionId, subscriptionId, priceId, customerId } = await subscribed();
    const paid = ok(await provider.transactions.find(transactionId));
    expect(paid).toMatchObject({ status: 'completed', totalMinor: 1999, currency: 'USD', card: { last4: '4242' } });
    const subscription = ok(await provider.subscriptions.find(subscriptionId));
    expect(subscription).toMatchObject({ status: 'active', offerId: 1, priceId, amountMinor: 1999, scheduled: null });
    expect(subscription).toMatchObject({ intervalUnit: 'week', intervalCount: 4, nextBilledAt: now + 28 * 86_400_000 });
    expect(subscription.ties).toMatchObject({ userId: '7', customerId });
    expect(ok(await provider.transactions.listOf(subscriptionId, 'completed')).map(({ id }) => id)).toEqual([
      transactionId,
    ]);
    expect(await provider.transactions.cancel(transactionId)).toMatchObject({ refused: 'not possible' });
  });

  test('a provider ends a subscription after the paid time, undoes that, and ends it at once, also when asked twice', async () => {
    const { subscriptionId: id } = await subscribed();
    for (const _ of [1, 2]) {
      const ending = ok(await provider.subscriptions.end(id, 'at the end'));
      expect(ending).toMatchObject({ status: 'active', scheduled: { action: 'cancel', at: now + 28 * 86_400_000 } });
    }
    expect(ok(await provider.subscriptions.keep(id))).toMatchObject({ status: 'active', scheduled: null });
    for (const _ of [1, 2]) expect(ok(await provider.subscriptions.end(id, 'at once')).status).toBe('canceled');
    expect(await provider.subscriptions.keep(id)).toMatchObject({ refused: 'not possible' });
  });

  test('a provider plans a pause, which an end replaces', async () => {
    const { subscriptionId: id } = await subscribed();
    const resumeAt = now + 60 * 86_400_000;
    const pausing = ok(await provider.subscriptions.pause(id, resumeAt));
    expect(pausing).toMatchObject({ status: 'active', scheduled: { action: 'pause' }, resumeAt });
    expect(await provider.subscriptions.resume(id)).toMatchObject({ refused: 'not possible' });
    expect(ok(await provider.subscriptions.end(id, 'at the end')).scheduled?.action).toBe('cancel');
  });

  test('a provider charges a change now as previewed, and nothing for one from the next renewal on', async () => {
    const { subscriptionId: id } = await subscribed();
    const priceId = await priceIdOf(longer);
    const preview = ok(await provider.subscriptions.preview(id, priceId));
    expect(preview).toMatchObject({ currency: 'USD', dueNowMinor: 1600, creditMinor: 1999 });
    expect(preview.nextPayment.amountMinor).toBe(3599);
    const changed = ok(await provider.subscriptions.change(id, { priceId, charged: 'now' }));
    expect(changed).toMatchObject({ priceId, offerId: 2, amountMinor: 3599 });
    const [latest] = ok(await provider.transactions.listOf(id, 'completed'));
    expect(latest).toMatchObject({ totalMinor: preview.dueNowMinor, origin: 'subscription_update' });

    const raised = await priceIdOf({ ...longer, price: { amount_minor: 3999, currency: 'USD' } });
    const moved = ok(await provider.subscriptions.change(id, { priceId: raised, charged: 'at renewal' }));
    expect(moved).toMatchObject({ priceId: raised, amountMinor: 3999 });
    expect(ok(await provider.transactions.listOf(id, 'completed'))).toHaveLength(2);
  });

  test('a provider puts credit left by a cheaper plan into the balance, from which it is taken once', async () => {
    const { subscriptionId: id } = await subscribed(longer);
    ok(await provider.subscriptions.change(id, { priceId: await priceIdOf(week), charged: 'now' }));
    const [latest] = ok(await provider.transactions.listOf(id, 'completed'));
    expect(latest).toMatchObject({ totalMinor: 0, toBalanceMinor: 1600 });
    expect(await provider.subscriptions.takeCredit(id, 1600)).toEqual({ ok: 'taken' });
    expect(await provider.subscriptions.takeCredit(id, 1600)).toEqual({ ok: 'nothing left' });
  });

  test('a provider refunds a payment in full or in part, and lists its refunds', async () => {
    const first = await subscribed();
    const wanted = { transactionId: first.transactionId, amountMinor: null, reason: 'asked for' };
    const fullRefund = ok(await provider.refunds.request(wanted));
    expect(fullRefund).toMatchObject({ action: 'refund', isFull: true, totalMinor: 1999, status: expect.any(String) });
    expect(ok(await provider.refunds.listOf(first.transactionId)).map(({ id }) => id)).toEqual([fullRefund.id]);
    const second = await subscribed();
    const part = ok(
      await provider.refunds.request({ ...wanted, transactionId: second.transactionId, amountMinor: 500 }),
    );
    expect(part).toMatchObject({ isFull: false, totalMinor: 500, transactionId: second.transactionId });
    const open = await opened();
    expect(await provider.refunds.request({ ...wanted, transactionId: open.id })).toMatchObject({
      refused: 'not possible',
    });
  });

  test('a provider links to its own pages, and opens a transaction for another card', async () => {
    const { transactionId, customerId, subscriptionId } = await subscribed();
    expect(ok(await provider.pages.invoice(transactionId))).toMatch(/^https?:/);
    expect(ok(await provider.pages.portal(customerId))).toMatch(/^https?:/);
    const id = ok(await provider.subscriptions.openCardChange(subscriptionId));
    expect(ok(await provider.transactions.find(id)).subscriptionId).toBe(subscriptionId);
  });

  test('a provider sends events in signed requests, and lists the same events when it is asked', async () => {
    const { subscriptionId } = await subscribed();
    const requests = await world.requests();
    const received = requests.map((request) => provider.events.receive({ ...request, now }));
    const notifications = received.flatMap((one) =>
      typeof one === 'object' && 'notification' in one ? one.notification : [],
    );
    expect(notifications).toHaveLength(requests.length);
    const read = notifications.map(({ body }) => provider.events.read(body));
    const events = read.filter((event) => event?.kind === 'subscription' && event.id === subscriptionId);
    expect(events[0]).toMatchObject({ status: expect.stringMatching(/active|trialing/), offerId: 1 });
    const listed = ok(await provider.events.listSince(now - 1000));
    expect(listed.map(({ id }) => id)).toEqual(notifications.map(({ id }) => id));
    expect(listed.map((one) => one.read()?.occurredAtUs)).toEqual(read.map((event) => event?.occurredAtUs));
    expect(ok(await provider.events.listSince(now + 60_000))).toEqual([]);
  });

  test('a provider refuses a request that it did not sign', async () => {
    const [request] = await world.requests();
    expect(provider.events.receive({ ...request!, headers: {}, now })).toMatchObject({ unsigned: expect.any(String) });
  });

  test('a provider names a card form, without a secret', () => {
    expect(provider.cardForm('localhost')).toMatchObject({ kind: expect.any(String) });
    expect(JSON.stringify(provider.cardForm('localhost'))).not.toMatch(/secret|api_key/i);
  });
});

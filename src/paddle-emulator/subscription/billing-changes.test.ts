import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#paddle-emulator/platform/clock.ts';
import { addMs, goodCard, startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

/** A frozen clock, so that parts of a period are exact. */
const realMs = Date.UTC(2027, 0, 1, 12);

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator({ clock: () => realMs });
});
afterAll(() => emulator.stop());

const sdk = () => emulator.sdk;

it('a later date for the next bill charges the added days, and later periods are counted from it', async () => {
  const { id, currentBillingPeriod, nextBilledAt } = await emulator.subscribe();
  const next = addMs(nextBilledAt!, 7 * dayMs);

  const moved = await sdk().subscriptions.update(id, {
    nextBilledAt: next,
    prorationBillingMode: 'prorated_immediately',
  });

  expect(moved).toMatchObject({
    nextBilledAt: next,
    currentBillingPeriod: { startsAt: currentBillingPeriod!.startsAt, endsAt: next },
  });
  expect((await emulator.transactionsOf(id))[1]!.details!.totals!.total).toBe('900');
  await emulator.advanceTo(next);
  expect((await sdk().subscriptions.get(id)).nextBilledAt).toBe(addMs(next, 28 * dayMs));
});

it('the next bill cannot be moved into the next half hour', async () => {
  const { id, startedAt } = await emulator.subscribe();

  await expect(
    sdk().subscriptions.update(id, { nextBilledAt: addMs(startedAt!, 60_000), prorationBillingMode: 'do_not_bill' }),
  ).rejects.toMatchObject({ code: 'subscription_next_billed_at_too_soon' });
});

it('a later date for the next bill makes a trial longer', async () => {
  const trial = { trialPeriod: { interval: 'day', frequency: 7, requiresPaymentMethod: true } } as const;
  const { id, nextBilledAt } = await emulator.subscribe(goodCard, trial);
  const next = addMs(nextBilledAt!, 7 * dayMs);

  await sdk().subscriptions.update(id, { nextBilledAt: next, prorationBillingMode: 'do_not_bill' });
  await emulator.advanceTo(addMs(next, -1000));
  expect((await sdk().subscriptions.get(id)).status).toBe('trialing');
  await emulator.advanceTo(next);
  expect(await sdk().subscriptions.get(id)).toMatchObject({
    status: 'active',
    nextBilledAt: addMs(next, 28 * dayMs),
  });
});

it('a one-time charge uses the stored card now', async () => {
  const { id } = await emulator.subscribe();
  const once = await emulator.newPrice({ billingCycle: null, unitPrice: { amount: '500', currencyCode: 'USD' } });
  const body = { effectiveFrom: 'immediately', items: [{ priceId: once.id, quantity: 2 }] } as const;

  const preview = await sdk().subscriptions.previewOneTimeCharge(id, { ...body, items: [...body.items] });
  await sdk().subscriptions.createOneTimeCharge(id, { ...body, items: [...body.items] });

  expect(preview.immediateTransaction?.details.totals.total).toBe('1000');
  expect((await emulator.transactionsOf(id))[1]).toMatchObject({
    origin: 'subscription_charge',
    status: 'completed',
    details: { totals: { total: '1000' } },
  });
});

it('a one-time charge can have a price outside the catalogue, and uses credit', async () => {
  const { id, customerId, items } = await emulator.subscribe();
  const cheap = await emulator.newPrice({ unitPrice: { amount: '1000', currencyCode: 'USD' } });
  await sdk().subscriptions.update(id, {
    items: [{ priceId: cheap.id, quantity: 1 }],
    prorationBillingMode: 'prorated_immediately',
  });
  const available = async () =>
    (await sdk().customers.getCreditBalance(customerId)).map(({ balance }) => balance?.available);
  expect(await available()).toEqual(['2599']);
  const price = {
    productId: items[0]!.price.productId,
    description: 'settled',
    unitPrice: { amount: '2599', currencyCode: 'USD' },
    taxMode: 'internal',
  } as const;
  const body = { effectiveFrom: 'immediately', items: [{ price, quantity: 1 }] } as const;
  const preview = await sdk().subscriptions.previewOneTimeCharge(id, { ...body, items: [...body.items] });
  expect(preview.immediateTransaction?.details.totals.grandTotal).toBe('0');
  await sdk().subscriptions.createOneTimeCharge(id, { ...body, items: [...body.items] });
  expect(await available()).toEqual(['0']);
  const prices = await sdk().prices.list({ perPage: 200 }).next();
  expect(prices.map(({ description }) => description)).not.toContain('settled');
});

it('a one-time charge can wait for the next bill', async () => {
  const { id, nextBilledAt } = await emulator.subscribe();
  const once = await emulator.newPrice({ billingCycle: null, unitPrice: { amount: '500', currencyCode: 'USD' } });

  await sdk().subscriptions.createOneTimeCharge(id, {
    effectiveFrom: 'next_billing_period',
    items: [{ priceId: once.id, quantity: 1 }],
  });
  await emulator.advanceTo(nextBilledAt!);

  expect((await emulator.transactionsOf(id)).map(({ details }) => details!.totals!.total)).toEqual(['3599', '4099']);
});

it('a trial that is ended early is charged now, and the paid period begins', async () => {
  const { id, startedAt } = await emulator.subscribe(goodCard, {
    trialPeriod: { interval: 'day', frequency: 7, requiresPaymentMethod: true },
  });
  await emulator.advanceTo(addMs(startedAt!, dayMs));

  const active = await sdk().subscriptions.activate(id);

  const startsAt = addMs(startedAt!, dayMs);
  expect(active).toMatchObject({
    status: 'active',
    currentBillingPeriod: { startsAt, endsAt: addMs(startsAt, 28 * dayMs) },
  });
  expect((await emulator.transactionsOf(id)).map(({ details }) => details!.totals!.total)).toEqual(['0', '3599']);
  await expect(sdk().subscriptions.activate(id)).rejects.toMatchObject({ code: 'subscription_cannot_activate' });
});

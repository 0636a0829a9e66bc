import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#paddle-emulator/platform/clock.ts';
import { addMs, goodCard, startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

const sdk = () => emulator.sdk;
const inCountry = (country: string) => ({ ...goodCard, country });

/** Buys one price and returns the completed transaction. */
async function bought(price: { id: string }, country = 'US', more: object = {}) {
  const customer = await sdk().customers.create({ email: `${crypto.randomUUID()}@example.com` });
  const items = [{ priceId: price.id, quantity: 1 }];
  const { id } = await sdk().transactions.create({ items, customerId: customer.id, ...more });
  await emulator.pay(id, inCountry(country));
  return sdk().transactions.get(id);
}

it.each([
  ['USD', '3599', '1', { total: '3599', fee: '230', earnings: '3369' }],
  ['EUR', '3299', '1.085', { total: '3579', fee: '233', earnings: '3346' }],
  ['JPY', '5400', '0.0067', { total: '3618', fee: '214', earnings: '3404' }],
] as const)(
  'a payment in %s is paid out in dollars at the stated exchange rate',
  async (currencyCode, amount, exchangeRate, totals) => {
    const price = await emulator.newPrice({ unitPrice: { amount, currencyCode }, taxMode: 'internal' });
    const { details } = await bought(price, 'US', { currencyCode });
    expect(details!.payoutTotals).toMatchObject({ ...totals, currencyCode: 'USD', exchangeRate, feeRate: '0.05' });
  },
);

it('a refund lowers the payout by the same rate, and the fee is kept', async () => {
  const price = await emulator.newPrice({ unitPrice: { amount: '3299', currencyCode: 'EUR' }, taxMode: 'internal' });
  const { id } = await bought(price, 'DE', { currencyCode: 'EUR' });
  const refund = { action: 'refund', type: 'full', transactionId: id, reason: 'asked for' } as const;
  const { totals, payoutTotals } = await sdk().adjustments.create(refund);
  expect(totals).toMatchObject({ total: '3299', tax: '527', currencyCode: 'EUR' });
  expect(payoutTotals).toMatchObject({ total: '3579', tax: '572', retainedFee: '233', currencyCode: 'USD' });
});

it('a transaction includes its address and discount when the call asks for them', async () => {
  const price = await emulator.newPrice();
  const discount = await sdk().discounts.create({ amount: '10', type: 'percentage', description: 'ten off' });
  const { id } = await bought(price, 'DE', { discountId: discount.id });
  const include = ['address', 'discount'] as const;
  const included = { address: { countryCode: 'DE' }, discount: { id: discount.id, amount: '10' } };
  expect(await sdk().transactions.get(id, { include: [...include] })).toMatchObject(included);
  const list = sdk().transactions.list({ perPage: 1, include: [...include] });
  const found = [];
  for await (const one of list) found.push(one);
  expect(found.find((one) => one.id === id)).toMatchObject(included);
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ addressId, address }) => addressId !== address?.id)).toEqual([]);
  await expect(sdk().transactions.get(id, { include: ['business'] })).rejects.toMatchObject({
    code: 'invalid_field',
  });
});

describe('a currency', () => {
  it.each([
    ['USD', '3599', 35.99],
    ['EUR', '3299', 32.99],
    ['GBP', '2899', 28.99],
    ['JPY', '5400', 5400],
  ] as const)('prices in %s use its minor units, also at renewal', async (currencyCode, amount, major) => {
    const price = await emulator.newPrice({ unitPrice: { amount, currencyCode }, taxMode: 'internal' });
    const customer = await sdk().customers.create({ email: `${currencyCode}@example.com` });
    const items = [{ priceId: price.id, quantity: 1 }];
    const { id } = await sdk().transactions.create({ items, customerId: customer.id, currencyCode });

    const { data } = await emulator.pay(id, inCountry('JP'));

    expect(data.checkout).toMatchObject({ currency_code: currencyCode, totals: { total: major, balance: major } });
    const { currencyCode: charged, subscriptionId } = await sdk().transactions.get(id);
    const subscription = await sdk().subscriptions.get(subscriptionId!);
    expect([charged, subscription.currencyCode]).toEqual([currencyCode, currencyCode]);
    await emulator.advanceTo(subscription.nextBilledAt!);
    const [, renewal] = await emulator.transactionsOf(subscription.id);
    expect(renewal).toMatchObject({ currencyCode, details: { totals: { total: amount } } });
  });

  const overrides: Parameters<TestEmulator['newPrice']>[0] = {
    taxMode: 'internal',
    unitPriceOverrides: [
      { countryCodes: ['DE', 'FR'], unitPrice: { amount: '3299', currencyCode: 'EUR' } },
      { countryCodes: ['GB'], unitPrice: { amount: '2899', currencyCode: 'GBP' } },
    ],
  };

  it.each([
    ['DE', 'EUR', '3299'],
    ['GB', 'GBP', '2899'],
    ['US', 'USD', '3599'],
  ] as const)('without a requested currency a buyer in %s pays in %s', async (country, currency, total) => {
    const price = await emulator.newPrice(overrides);

    expect(await bought(price, country)).toMatchObject({ currencyCode: currency, details: { totals: { total } } });
  });

  it('a requested currency is kept in every country', async () => {
    const price = await emulator.newPrice(overrides);

    const transaction = await bought(price, 'US', { currencyCode: 'EUR' });

    expect(transaction).toMatchObject({ currencyCode: 'EUR', details: { totals: { total: '3299' } } });
  });

  it('a currency without an amount for an item is refused', async () => {
    const price = await emulator.newPrice();

    await expect(bought(price, 'US', { currencyCode: 'JPY' })).rejects.toMatchObject({ code: 'invalid_field' });
  });
});

it('a discount is deducted before tax, counted once, and recurs for its number of intervals', async () => {
  const discount = await sdk().discounts.create({
    type: 'percentage',
    amount: '10',
    description: 'Ten off',
    recur: true,
    maximumRecurringIntervals: 2,
  });
  const price = await emulator.newPrice({ taxMode: 'internal' });

  const { subscriptionId, details } = await bought(price, 'GB', { discountId: discount.id });

  expect(details?.totals).toMatchObject({ subtotal: '2999', discount: '300', tax: '540', total: '3239' });
  expect((await sdk().discounts.get(discount.id)).timesUsed).toBe(1);
  const { nextBilledAt, discount: kept, startedAt } = await sdk().subscriptions.get(subscriptionId!);
  expect(kept).toMatchObject({ id: discount.id, endsAt: addMs(startedAt!, 56 * dayMs) });
  await emulator.advanceTo(addMs(nextBilledAt!, 28 * dayMs));
  const renewals = (await emulator.transactionsOf(subscriptionId!)).slice(1);
  expect(renewals.map((one) => one.details!.totals!.total)).toEqual(['3239', '3599']);
  expect((await sdk().discounts.get(discount.id)).timesUsed).toBe(1);
});

it('a flat discount applies only to its currency and its products', async () => {
  const price = await emulator.newPrice();
  const other = await emulator.newPrice();
  const flat = { type: 'flat', description: 'Five', amount: '500', currencyCode: 'USD' } as const;
  const five = await sdk().discounts.create({ ...flat, restrictTo: [price.id] });

  expect((await bought(price, 'US', { discountId: five.id })).details!.totals!.total).toBe('3099');
  await expect(bought(other, 'US', { discountId: five.id })).rejects.toMatchObject({
    code: 'transaction_discount_not_eligible',
  });
  await expect(bought(other, 'US', { discountId: 'dsc_unknown' })).rejects.toMatchObject({
    code: 'transaction_discount_not_found',
  });
});

it('items, buyer and custom data of an open transaction can be changed', async () => {
  const { id } = await emulator.newTransaction();
  const price = await emulator.newPrice({ unitPrice: { amount: '100', currencyCode: 'USD' } });
  const customer = await sdk().customers.create({ email: 'other@example.com' });
  const address = await sdk().addresses.create(customer.id, { countryCode: 'GB' });

  const changed = await sdk().transactions.update(id, {
    items: [{ priceId: price.id, quantity: 3 }],
    customerId: customer.id,
    addressId: address.id,
    customData: { checkout_id: 'che_2' },
  });

  expect(changed).toMatchObject({
    status: 'ready',
    customerId: customer.id,
    customData: { checkout_id: 'che_2' },
    details: { totals: { total: '300' } },
  });
});

it('a canceled transaction cannot be paid or changed', async () => {
  const { id } = await emulator.newTransaction();

  expect((await sdk().transactions.update(id, { status: 'canceled' })).status).toBe('canceled');

  expect((await emulator.pay(id)).error?.code).toBe('transaction_immutable');
  await expect(sdk().transactions.update(id, { customData: null })).rejects.toMatchObject({
    code: 'transaction_immutable',
  });
  expect((await fetch(`${emulator.url}/checkout/${id}`)).status).toBe(410);
  expect((await emulator.eventTypes()).at(-1)).toBe('transaction.canceled');
});

it('a paid transaction cannot be changed, nor an open one changed and canceled together', async () => {
  const { id } = await emulator.newTransaction();
  await expect(sdk().transactions.update(id, { status: 'canceled', customData: null })).rejects.toMatchObject({
    code: 'transaction_cannot_be_modified_and_canceled',
  });
  await emulator.pay(id);
  await expect(sdk().transactions.update(id, { status: 'canceled' })).rejects.toMatchObject({
    code: 'transaction_immutable',
  });
});

it('a preview shows the totals in a country and stores nothing', async () => {
  const price = await emulator.newPrice({ taxMode: 'external', trialPeriod: { interval: 'day', frequency: 7 } });
  const items = [{ priceId: price.id, quantity: 2 }];
  const before = await sdk().transactions.list({ perPage: 200 }).next();

  const now = await sdk().transactions.preview({ items, address: { countryCode: 'DE' } });
  const later = await sdk().transactions.preview({ items, address: { countryCode: 'DE' }, ignoreTrials: true });

  expect(now.details.totals.total).toBe('0');
  expect(later.details.totals).toMatchObject({ subtotal: '7198', tax: '1368', total: '8566' });
  expect(await sdk().transactions.list({ perPage: 200 }).next()).toEqual(before);
});

it('the list of transactions is filtered by status, origin and billing time', async () => {
  const { id, currentBillingPeriod, nextBilledAt } = await emulator.subscribe();
  await emulator.advanceTo(nextBilledAt!);
  const found = async (query: Parameters<ReturnType<typeof sdk>['transactions']['list']>[0]) =>
    (
      await sdk()
        .transactions.list({ subscriptionId: [id], ...query })
        .next()
    ).map(({ origin }) => origin);

  expect(await found({ origin: ['subscription_recurring'] })).toEqual(['subscription_recurring']);
  expect(await found({ status: ['completed'], 'billedAt[GTE]': nextBilledAt! })).toEqual(['subscription_recurring']);
  expect(await found({ 'billedAt[LT]': nextBilledAt! })).toEqual(['api']);
  expect(await found({ billedAt: currentBillingPeriod!.endsAt })).toEqual(['subscription_recurring']);
  await expect(found({ 'billedAt[GT]': 'soon' })).rejects.toMatchObject({ code: 'invalid_field' });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodCard, startTestEmulator, type TestEmulator } from '../test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

const sdk = () => emulator.sdk;
const dayMs = 86_400_000;
const later = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString();
const inCountry = (country: string) => ({ ...goodCard, country });

/** Buys one price and gives the completed transaction. */
async function bought(price: { id: string }, country = 'US', more: object = {}) {
  const customer = await sdk().customers.create({ email: `${crypto.randomUUID()}@example.com` });
  const items = [{ priceId: price.id, quantity: 1 }];
  const { id } = await sdk().transactions.create({ items, customerId: customer.id, ...more });
  await emulator.pay(id, inCountry(country));
  return sdk().transactions.get(id);
}

describe('what is paid out', () => {
  it.each([
    ['USD', '3599', '1', { total: '3599', fee: '230', earnings: '3369' }],
    ['EUR', '3299', '1.085', { total: '3579', fee: '233', earnings: '3346' }],
    ['JPY', '5400', '0.0067', { total: '3618', fee: '214', earnings: '3404' }],
  ] as const)('%s comes in dollars, by a rate that is told', async (currencyCode, amount, exchangeRate, totals) => {
    const price = await emulator.newPrice({ unitPrice: { amount, currencyCode }, taxMode: 'internal' });
    const { details } = await bought(price, 'US', { currencyCode });
    expect(details!.payoutTotals).toMatchObject({ ...totals, currencyCode: 'USD', exchangeRate, feeRate: '0.05' });
  });

  it('of a refund is less by the same rate, and the fee is kept', async () => {
    const price = await emulator.newPrice({ unitPrice: { amount: '3299', currencyCode: 'EUR' }, taxMode: 'internal' });
    const { id } = await bought(price, 'DE', { currencyCode: 'EUR' });
    const whole = { action: 'refund', type: 'full', transactionId: id, reason: 'asked for' } as const;
    const { totals, payoutTotals } = await sdk().adjustments.create(whole);
    expect(totals).toMatchObject({ total: '3299', tax: '527', currencyCode: 'EUR' });
    expect(payoutTotals).toMatchObject({ total: '3579', tax: '572', retainedFee: '233', currencyCode: 'USD' });
  });

  it('is told with the country and the discount for who asks', async () => {
    const price = await emulator.newPrice();
    const discount = await sdk().discounts.create({ amount: '10', type: 'percentage', description: 'ten off' });
    const { id } = await bought(price, 'DE', { discountId: discount.id });
    const include = ['address', 'discount'] as const;
    const told = { address: { countryCode: 'DE' }, discount: { id: discount.id, amount: '10' } };
    expect(await sdk().transactions.get(id, { include: [...include] })).toMatchObject(told);
    const list = sdk().transactions.list({ perPage: 1, include: [...include] });
    const found = [];
    for await (const one of list) found.push(one);
    expect(found.find((one) => one.id === id)).toMatchObject(told);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter(({ addressId, address }) => addressId !== address?.id)).toEqual([]);
    await expect(sdk().transactions.get(id, { include: ['business'] })).rejects.toMatchObject({
      code: 'invalid_field',
    });
  });
});

describe('a currency', () => {
  it.each([
    ['USD', '3599', 35.99],
    ['EUR', '3299', 32.99],
    ['GBP', '2899', 28.99],
    ['JPY', '5400', 5400],
  ] as const)('%s is charged in its own minor units, renewals too', async (currencyCode, amount, major) => {
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
  ] as const)(
    'that nobody asked for is the one of the buyer’s country: %s pays in %s',
    async (country, currency, total) => {
      const price = await emulator.newPrice(overrides);

      expect(await bought(price, country)).toMatchObject({ currencyCode: currency, details: { totals: { total } } });
    },
  );

  it('that was asked for stays wherever the buyer lives', async () => {
    const price = await emulator.newPrice(overrides);

    const transaction = await bought(price, 'US', { currencyCode: 'EUR' });

    expect(transaction).toMatchObject({ currencyCode: 'EUR', details: { totals: { total: '3299' } } });
  });

  it('that an item is not sold in is refused', async () => {
    const price = await emulator.newPrice();

    await expect(bought(price, 'US', { currencyCode: 'JPY' })).rejects.toMatchObject({ code: 'invalid_field' });
  });
});

describe('a discount', () => {
  it('is taken off before tax, counted once, and goes on as long as it says', async () => {
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
    expect(kept).toMatchObject({ id: discount.id, endsAt: later(startedAt!, 56 * dayMs) });
    await emulator.advanceTo(later(nextBilledAt!, 28 * dayMs));
    const renewals = (await emulator.transactionsOf(subscriptionId!)).slice(1);
    expect(renewals.map((one) => one.details!.totals!.total)).toEqual(['3239', '3599']);
    expect((await sdk().discounts.get(discount.id)).timesUsed).toBe(1);
  });

  it('of an amount is for its currency, and only what it is for', async () => {
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
});

describe('an open transaction', () => {
  it('can be changed: items, buyer, custom data', async () => {
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

  it('that is canceled cannot be paid or changed any more', async () => {
    const { id } = await emulator.newTransaction();

    expect((await sdk().transactions.update(id, { status: 'canceled' })).status).toBe('canceled');

    expect((await emulator.pay(id)).error?.code).toBe('transaction_immutable');
    await expect(sdk().transactions.update(id, { customData: null })).rejects.toMatchObject({
      code: 'transaction_immutable',
    });
    expect((await fetch(`${emulator.url}/checkout/${id}`)).status).toBe(410);
    expect((await emulator.eventTypes()).at(-1)).toBe('transaction.canceled');
  });

  it('is not changed once it is paid, nor changed and canceled together', async () => {
    const { id } = await emulator.newTransaction();
    await expect(sdk().transactions.update(id, { status: 'canceled', customData: null })).rejects.toMatchObject({
      code: 'transaction_cannot_be_modified_and_canceled',
    });
    await emulator.pay(id);
    await expect(sdk().transactions.update(id, { status: 'canceled' })).rejects.toMatchObject({
      code: 'transaction_immutable',
    });
  });
});

describe('a preview', () => {
  it('says what items would come to in a country and keeps nothing', async () => {
    const price = await emulator.newPrice({ taxMode: 'external', trialPeriod: { interval: 'day', frequency: 7 } });
    const items = [{ priceId: price.id, quantity: 2 }];
    const before = await sdk().transactions.list({ perPage: 200 }).next();

    const now = await sdk().transactions.preview({ items, address: { countryCode: 'DE' } });
    const later = await sdk().transactions.preview({ items, address: { countryCode: 'DE' }, ignoreTrials: true });

    expect(now.details.totals.total).toBe('0');
    expect(later.details.totals).toMatchObject({ subtotal: '7198', tax: '1368', total: '8566' });
    expect(await sdk().transactions.list({ perPage: 200 }).next()).toEqual(before);
  });
});

describe('an invoice', () => {
  const page = async (url: string) => (await fetch(url)).text();

  it('shows items, tax and total, that it is a test, and what went back', async () => {
    const price = await emulator.newPrice({ taxMode: 'internal', name: '<b>4 weeks</b>' });
    const { id, invoiceNumber } = await bought(price, 'GB');

    const { url } = await sdk().transactions.getInvoicePDF(id);
    const text = await page(url);

    for (const part of [invoiceNumber!, '$29.99', 'Tax (20%)', '$6.00', '$35.99', 'Test mode', 'ends in 4242']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('&lt;b&gt;4 weeks&lt;/b&gt;');
    await emulator.postJson(`/emulator/transactions/${id}/chargeback`, {});
    expect(await page(url)).toContain('Given back');
  });

  it('is there once a payment came in', async () => {
    const { id } = await emulator.newTransaction();

    await expect(sdk().transactions.getInvoicePDF(id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await fetch(`${emulator.url}/invoices/${id}`)).status).toBe(404);
  });
});

describe('the list', () => {
  it('is narrowed by status, origin and when it was billed', async () => {
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
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

const sdk = () => emulator.sdk;

it('products and prices are stored as created', async () => {
  const product = await sdk().products.create({ name: 'Everkite', taxCategory: 'saas', customData: { plan: 'a' } });
  const price = await sdk().prices.create({
    productId: product.id,
    description: '12 weeks',
    unitPrice: { amount: '7999', currencyCode: 'USD' },
    billingCycle: { interval: 'week', frequency: 12 },
    customData: { offer_id: 3 },
  });

  expect(product.id).toMatch(/^pro_[a-z\d]{26}$/);
  expect(await sdk().products.get(product.id)).toEqual(product);
  expect(await sdk().prices.get(price.id)).toEqual(price);
  expect(price).toMatchObject({
    status: 'active',
    taxMode: 'account_setting',
    quantity: { minimum: 1, maximum: 100 },
    trialPeriod: null,
    customData: { offer_id: 3 },
  });
  expect(
    await sdk()
      .prices.list({ productId: [product.id] })
      .next(),
  ).toEqual([price]);
});

it('archived products and prices are not listed', async () => {
  const price = await emulator.newPrice();
  await sdk().prices.archive(price.id);

  expect(
    await sdk()
      .prices.list({ id: [price.id] })
      .next(),
  ).toEqual([]);
  expect(
    await sdk()
      .prices.list({ id: [price.id], status: ['archived'] })
      .next(),
  ).toHaveLength(1);
});

it('an email address belongs to one customer, regardless of case and even when archived', async () => {
  const { id } = await sdk().customers.create({ email: 'Maya@Example.com' });
  await sdk().customers.archive(id);

  await expect(sdk().customers.create({ email: 'maya@example.com' })).rejects.toMatchObject({
    code: 'customer_already_exists',
    detail: `customer email conflicts with customer of id ${id}`,
  });
});

it('a customer is found by the exact email address, an archived one only by status', async () => {
  const { id } = await sdk().customers.create({ email: 'a+b@example.com' });
  const found = () =>
    sdk()
      .customers.list({ email: ['a+b@example.com'] })
      .next();
  expect((await found()).map((customer) => customer.id)).toEqual([id]);

  await sdk().customers.archive(id);

  expect(await found()).toEqual([]);
  const all = await sdk()
    .customers.list({ email: ['a+b@example.com'], status: ['active', 'archived'] })
    .next();
  expect(all.map((customer) => customer.id)).toEqual([id]);
});

it('a customer has only their own addresses', async () => {
  const customer = await sdk().customers.create({ email: 'address@example.com' });
  const address = await sdk().addresses.create(customer.id, { countryCode: 'GB' });

  expect(await sdk().addresses.list(customer.id).next()).toEqual([address]);
  await expect(sdk().addresses.get('ctm_01aaaaaaaaaaaaaaaaaaaaaaaa', address.id)).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('a transaction is a draft until customer and address are known, then ready', async () => {
  const price = await emulator.newPrice();
  const customer = await sdk().customers.create({ email: 'ready@example.com' });
  const address = await sdk().addresses.create(customer.id, { countryCode: 'US' });
  const items = [{ priceId: price.id, quantity: 2 }];

  const draft = await sdk().transactions.create({ items, customerId: customer.id });
  const ready = await sdk().transactions.create({ items, customerId: customer.id, addressId: address.id });

  expect(draft.status).toBe('draft');
  expect(ready).toMatchObject({
    status: 'ready',
    currencyCode: 'USD',
    details: { totals: { subtotal: '7198', tax: '0', total: '7198', grandTotal: '7198', balance: '7198' } },
    checkout: { url: `${emulator.url}/checkout/${ready.id}` },
    payments: [],
  });
  expect(await sdk().transactions.get(ready.id)).toEqual(ready);
});

it('a refused transaction names each wrong field', async () => {
  await expect(
    sdk().transactions.create({
      items: [{ priceId: 'pri_01aaaaaaaaaaaaaaaaaaaaaaaa', quantity: 1 }],
      customerId: 'ctm_01aaaaaaaaaaaaaaaaaaaaaaaa',
    }),
  ).rejects.toMatchObject({
    code: 'invalid_field',
    errors: [
      { field: 'customer_id', message: 'must be the id of an active customer' },
      { field: 'items.0.price_id', message: 'must be the id of an active price' },
    ],
  });
  await expect(sdk().transactions.create({ items: [], discountId: 'dsc_1' })).rejects.toMatchObject({
    code: 'invalid_field',
    errors: expect.arrayContaining([expect.objectContaining({ field: 'items' })]),
  });
});

it('the next page of a list is below the base URL that the caller used', async () => {
  await Promise.all(Array.from({ length: 5 }, () => emulator.newPrice()));
  const ids: string[] = [];

  for await (const { id } of sdk().products.list({ perPage: 2 })) ids.push(id);

  expect(ids.length).toBeGreaterThanOrEqual(5);
  expect(new Set(ids).size).toBe(ids.length);
});

it('a list refuses an unknown filter', async () => {
  await expect(
    sdk()
      .transactions.list({ ['cardLast4' as 'id']: ['1'] })
      .next(),
  ).rejects.toMatchObject({
    code: 'invalid_field',
  });
});

it.each([[undefined], ['Bearer '], ['Bearer pdl_live_apikey_1'], ['Basic emulator']])(
  'the API refuses the key %s',
  async (authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const response = await fetch(`${emulator.url}/products`, { headers });

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { type: 'request_error', code: 'forbidden' } });
  },
);

it("unknown addresses and broken bodies get an error in Paddle's shape", async () => {
  const headers = { authorization: 'bearer emulator_key', 'content-type': 'application/json' };
  const unknown = await fetch(`${emulator.url}/nothing`, { headers });
  const broken = await fetch(`${emulator.url}/customers`, { method: 'POST', headers, body: '{"email":' });

  expect([unknown.status, broken.status]).toEqual([404, 400]);
  expect(await unknown.json()).toMatchObject({
    error: { code: 'not_found' },
    meta: { request_id: expect.any(String) },
  });
  expect(await broken.json()).toMatchObject({ error: { code: 'bad_request', detail: 'The body is not JSON.' } });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import type { OffersAnswer } from '#contract/offer.ts';
import { startEmulator } from '#paddle-emulator/emulator.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import { useTestShop } from '#testing/server/use.ts';
import { ensurePrices } from './ensure-prices.ts';
import { offers } from './offers.ts';

const { shop, database } = useTestShop();

const inUsd = async () => (await prices()).filter(({ unitPrice }) => unitPrice.currencyCode === 'USD');
const prices = () => shop.paddle.prices.list({ perPage: 200 }).next();
const remembered = () => database.db.selectFrom('price_ids').selectAll().orderBy('price_id').execute();

const listed = async (query = '') =>
  (await shop.app.inject(callAddress(calls.listOffers).url + query)).json<OffersAnswer>().offers;

test('the offers are listed cheapest first, by default in dollars', async () => {
  expect(await listed()).toEqual([
    {
      id: 1,
      name: '4-week plan',
      price: { amount_minor: 1999, currency: 'USD' },
      interval: { unit: 'week', count: 4 },
      trial: null,
      label: '',
      gets: [],
    },
    {
      id: 2,
      name: '12-week plan',
      price: { amount_minor: 3599, currency: 'USD' },
      interval: { unit: 'week', count: 12 },
      trial: null,
      label: '',
      gets: [],
    },
    {
      id: 3,
      name: '24-week plan',
      price: { amount_minor: 5999, currency: 'USD' },
      interval: { unit: 'week', count: 24 },
      trial: null,
      label: '',
      gets: [],
    },
  ]);
});

test.each([
  ['EUR', [1899, 3399, 5699]],
  ['GBP', [1599, 2899, 4799]],
  ['JPY', [2980, 5380, 8980]],
])('the offers are listed in %s', async (currency, amounts) => {
  const prices = (await listed(`?currency=${currency}`)).map(({ price }) => price);
  expect(prices).toEqual(amounts.map((amount_minor) => ({ amount_minor, currency })));
});

test('the offers are listed in the currency of the device’s region, unless another one is asked for', async () => {
  const headers = { 'accept-language': 'de-DE,de;q=0.9' };
  const answer = await shop.app.inject({ ...callAddress(calls.listOffers), headers });
  expect(answer.headers.vary).toMatch(/accept-language/);
  expect(answer.json().offers[0].price.currency).toBe('EUR');
  const inYen = await shop.app.inject({ ...callAddress(calls.listOffers, { query: { currency: 'JPY' } }), headers });
  expect(inYen.json().offers[0].price.currency).toBe('JPY');
});

test.each(['?currency=XXX', '?currency=', '?currency=eur', '?other=1'])(
  'the query %s lists the offers in dollars',
  async (query) => {
    expect((await listed(query))[0]?.price.currency).toBe('USD');
  },
);

test('an offer that was removed is no longer sold but stays for those who bought it', async () => {
  await publishOffers(shop.deps, offers.slice(1));
  expect(await listed()).toHaveLength(2);
  expect(await database.db.selectFrom('offers').selectAll().execute()).toHaveLength(3);
});

test('an offer that is published with a trial has one', async () => {
  await publishOffers(shop.deps, withTrials({ 2: 7 }));
  await ensurePrices(shop.deps);
  expect((await listed()).map(({ trial }) => trial)).toEqual([null, { unit: 'day', count: 7 }, null]);
  const [price] = (await inUsd()).filter(({ unitPrice }) => unitPrice.amount === '3599');
  expect(price?.trialPeriod).toMatchObject({ interval: 'day', frequency: 7 });
});

describe("Paddle's prices", () => {
  beforeEach(() => ensurePrices(shop.deps));

  test('Paddle’s prices match the offers', async () => {
    expect((await inUsd()).map(({ unitPrice, billingCycle }) => [unitPrice.amount, billingCycle?.frequency])).toEqual([
      ['1999', 4],
      ['3599', 12],
      ['5999', 24],
    ]);
    const ids = (await prices()).map(({ id }) => id);
    expect((await remembered()).map(({ price_id }) => price_id)).toEqual(ids.toSorted());
  });

  test('each offer has one Paddle price per currency, tax included, in yen without a minor unit', async () => {
    const sent = (await prices()).map(({ unitPrice, taxMode }) => [unitPrice.currencyCode, unitPrice.amount, taxMode]);
    expect(sent).toHaveLength(12);
    expect(sent).toContainEqual(['JPY', '2980', 'internal']);
    expect(sent).toContainEqual(['GBP', '4799', 'internal']);
  });

  test('Paddle’s prices are created once, however often the server starts', async () => {
    const before = await remembered();
    await ensurePrices(shop.deps);
    expect(await prices()).toHaveLength(12);
    expect(await remembered()).toEqual(before);
  });

  test('Paddle’s prices are found again when only our table has lost them', async () => {
    const before = await remembered();
    await database.db.deleteFrom('price_ids').execute();
    await ensurePrices(shop.deps);
    expect(await prices()).toHaveLength(12);
    expect(await remembered()).toEqual(before);
  });

  test('Paddle’s prices are created again when only Paddle has lost them', async () => {
    const fresh = await startEmulator({ port: 0, dataDir: null, webhookUrl: null, webhookSecret: 'unused' });
    shop.reach({ emulatorUrl: `${fresh.url}/` });
    await ensurePrices(shop.deps);
    const ids = (await prices()).map(({ id }) => id);
    await fresh.stop();
    expect((await remembered()).map(({ price_id }) => price_id)).toEqual(ids.toSorted());
  });

  test('another amount creates another Paddle price instead of changing the old one', async () => {
    const [first, ...others] = offers;
    await publishOffers(shop.deps, [{ ...first!, prices: { ...first!.prices, USD: 2499 } }, ...others]);
    await shop.person('ada@example.com');
    await shop.startCheckout('ada@example.com', { price: { amount_minor: 2499, currency: 'USD' } });
    expect((await inUsd()).map(({ unitPrice }) => unitPrice.amount)).toEqual(['1999', '3599', '5999', '2499']);
  });

  test('Paddle prices that could not be created at the start are created by the first checkout', async () => {
    await database.db.deleteFrom('price_ids').execute();
    shop.takePaddleDown();
    await ensurePrices(shop.deps);
    expect(await remembered()).toEqual([]);
    shop.bringPaddleBack();
    await shop.person('ada@example.com');
    await shop.checkOut('ada@example.com', 3);
    expect(await remembered()).toMatchObject([{ offer_id: 3 }]);
  });
});

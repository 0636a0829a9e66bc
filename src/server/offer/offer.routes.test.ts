import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiPaths } from '../../contract/api-paths';
import { startEmulator } from '../../paddle-emulator/emulator';
import { createTestShop, type TestShop } from '../checkout/test-shop';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { createPaddleGateway } from '../paddle/create-paddle-gateway';
import { offers } from './offers';
import { saveOffers } from './offers.sql';
import { seedOffers } from './seed-offers';

let database: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  shop = await createTestShop(database, (clock) =>
    startEmulator({ port: 0, dataDir: null, webhookUrl: null, webhookSecret: 'unused', clock }),
  );
});
afterEach(() => shop.close());

const prices = () => shop.deps.paddle.sdk.prices.list({ perPage: 200 }).next();
const remembered = () => database.db.selectFrom('paddle_prices').selectAll().orderBy('offer_id').execute();

test('the offers are listed, cheapest first', async () => {
  const answer = await shop.app.inject({ url: apiPaths.offers });
  expect(answer.json().offers).toEqual([
    {
      id: 1,
      name: '4-week plan',
      price: { amount_minor: 1999, currency: 'USD' },
      interval: { unit: 'week', count: 4 },
    },
    {
      id: 2,
      name: '12-week plan',
      price: { amount_minor: 3599, currency: 'USD' },
      interval: { unit: 'week', count: 12 },
    },
    {
      id: 3,
      name: '24-week plan',
      price: { amount_minor: 5999, currency: 'USD' },
      interval: { unit: 'week', count: 24 },
    },
  ]);
});

test('an offer that left the list is no longer sold, and stays for those who bought it', async () => {
  await saveOffers(database.db, offers.slice(1));
  expect((await shop.app.inject({ url: apiPaths.offers })).json().offers).toHaveLength(2);
  expect(await database.db.selectFrom('offers').selectAll().execute()).toHaveLength(3);
});

describe("Paddle's prices", () => {
  test('say what the offers say', async () => {
    expect((await prices()).map(({ unitPrice, billingCycle }) => [unitPrice.amount, billingCycle?.frequency])).toEqual([
      ['1999', 4],
      ['3599', 12],
      ['5999', 24],
    ]);
    expect(await remembered()).toMatchObject(
      (await prices()).map(({ id }) => ({ environment: 'emulator', price_id: id })),
    );
  });

  test('are made once, however often the server starts', async () => {
    const before = await remembered();
    await seedOffers(shop.deps);
    expect(await prices()).toHaveLength(3);
    expect(await remembered()).toEqual(before);
  });

  test('are found again when only our table has lost them', async () => {
    const before = await remembered();
    await database.db.deleteFrom('paddle_prices').execute();
    await seedOffers(shop.deps);
    expect(await prices()).toHaveLength(3);
    expect(await remembered()).toEqual(before);
  });

  test('are made again when only Paddle has lost them', async () => {
    const fresh = await startEmulator({ port: 0, dataDir: null, webhookUrl: null, webhookSecret: 'unused' });
    shop.deps.paddle = createPaddleGateway({ ...shop.deps.config.paddle, emulatorUrl: `${fresh.url}/` });
    await seedOffers(shop.deps);
    const ids = (await prices()).map(({ id }) => id);
    await fresh.stop();
    expect((await remembered()).map(({ price_id }) => price_id)).toEqual(ids);
  });

  test('are never changed in place: another amount is another price', async () => {
    const [first, ...others] = offers;
    await saveOffers(database.db, [{ ...first!, price: { amount_minor: 2499, currency: 'USD' } }, ...others]);
    await shop.person('ada@example.com');
    await database.db.deleteFrom('paddle_prices').where('offer_id', '=', 1).execute();
    await shop.checkOut('ada@example.com');
    expect((await prices()).map(({ unitPrice }) => unitPrice.amount)).toEqual(['1999', '3599', '5999', '2499']);
  });

  test('that could not be made at the start are made by the first checkout', async () => {
    await database.db.deleteFrom('paddle_prices').execute();
    shop.takePaddleDown();
    await seedOffers(shop.deps);
    expect(await remembered()).toEqual([]);
    shop.bringPaddleBack();
    await shop.person('ada@example.com');
    await shop.checkOut('ada@example.com', 3);
    expect(await remembered()).toMatchObject([{ offer_id: 3 }]);
  });
});

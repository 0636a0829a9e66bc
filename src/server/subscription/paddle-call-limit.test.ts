import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiPaths } from '../../contract/api-paths';
import { createTestShop, type TestShop } from '../checkout/test-shop';
import { createTestDatabase, type TestDatabase } from '../database/test-database';

let database: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestShop(database);
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

it('lets a subscriber make sixty calls to Paddle an hour, and look at what was paid as often as he likes', async () => {
  const person = await shop.subscribe('ada@example.com');
  const open = () =>
    shop.app.inject({ method: 'POST', url: apiPaths.card, headers: { authorization: person.authorization } });
  for (let call = 0; call < 60; call++) expect((await open()).statusCode).toBe(200);
  const refused = await open();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  expect(refused.json()).toEqual({ error: 'Too many attempts. Please try again in 60 minutes.' });
  expect((await shop.call(person, 'GET', apiPaths.payments)).statusCode).toBe(200);
  await shop.advance(60 * 60_000);
  expect((await open()).statusCode).toBe(200);
});

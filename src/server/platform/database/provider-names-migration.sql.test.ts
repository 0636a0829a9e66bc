import { afterAll, beforeAll, expect, it } from 'vitest';
import { isErasedCustomer } from '#server/billing/buyer/erasures.sql.ts';
import { findRememberedPrice } from '#server/billing/offer/offers.sql.ts';
import { findCustomerId } from '#server/billing/subscription/payments.sql.ts';
import { createBareDatabase, type TestDatabase } from '#testing/server/database.ts';
import { migrate, migrations } from './migrate.ts';

let database: TestDatabase;
const query = async (text: string) => (await database.pool.query(text)).rows;

beforeAll(async () => {
  database = await createBareDatabase();
  const before = migrations.filter(({ name }) => name < '0021');
  await migrate(database.pool, before);
  await query("insert into users (email, email_key, paddle_customer_id) values ('ada@x.org', 'ada@x.org', 'ctm_1')");
  await query(`
    insert into offers (id, name, interval_unit, interval_count, position) values (7, 'A plan', 'week', 4, 1)`);
  await query("insert into paddle_prices values ('sandbox', 7, 'pro_1', 'pri_1', 'EUR')");
  await query("insert into erasures (paddle_id, erased_at) values ('ctm_9', now())");
  await query(`insert into jobs (kind, payload) values ('forget-paddle-news', '{"paddle_ids":["ctm_9"]}')`);
  await migrate(database.pool);
});
afterAll(() => database.drop());

it('A database from before the migration keeps its customers, its prices and its erasures.', async () => {
  const [user] = await query('select id from users');
  expect(await findCustomerId(database.db, user.id)).toBe('ctm_1');
  const offer = { id: 7, price: { amount_minor: 1899, currency: 'EUR' } };
  const price = await findRememberedPrice(database.db, 'sandbox', offer);
  expect(price).toEqual({ productId: 'pro_1', priceId: 'pri_1' });
  expect(await isErasedCustomer(database.db, 'ctm_9')).toBe(true);
});

it('A job that waits under its old name is found under the new one.', async () => {
  expect(await query('select kind, payload from jobs')).toEqual([
    { kind: 'forget-provider-events', payload: { provider_ids: ['ctm_9'] } },
  ]);
});

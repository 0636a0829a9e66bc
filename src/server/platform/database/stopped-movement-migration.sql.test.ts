import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBareDatabase, type TestDatabase } from '#testing/server/database.ts';
import { migrate, migrations } from './migrate.ts';

let database: TestDatabase;
const query = async (text: string) => (await database.pool.query(text)).rows;

beforeAll(async () => {
  database = await createBareDatabase();
  await migrate(
    database.pool,
    migrations.filter(({ name }) => name < '0059'),
  );
});
afterAll(() => database.drop());

it('the migration keeps what operators lifted, and lets stopped subscriptions be entered once more', async () => {
  await query("insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')");
  await query(`insert into renewal_stops (subscription_id, user_id, transaction_id, because, stopped_at, lifted_at, lifted_by)
    select stop.* from users, lateral (values
      ('sub_1', id, 'txn_1', 'charged back', '2030-01-02Z'::timestamptz, '2030-01-05Z'::timestamptz, 'R. Okafor'),
      ('sub_1', id, 'txn_1', 'paid back', '2030-01-02Z', '2030-01-05Z', 'R. Okafor'),
      ('sub_2', id, 'txn_2', 'charged back', '2030-01-02Z', '2030-01-04Z', 'the bank')
    ) as stop`);
  await query(`insert into provider_events (key, event_type, heard, occurred_at_us, heard_at, subscription_id, facts, told,
      entered_at)
    select sub || n, 'subscription', 'webhook', n, '2030-01-02Z', sub, '{}', '{"kind": "subscription"}', '2030-01-02Z'
    from unnest(array['sub_1', 'sub_2', 'sub_3']) sub, generate_series(1, 2) n`);

  await migrate(database.pool);
  expect(await query('select subscription_id, lifted_at from lifted_stops')).toEqual([
    { subscription_id: 'sub_1', lifted_at: new Date('2030-01-05Z') },
  ]);
  expect(await query('select key from provider_events where entered_at is null order by 1')).toEqual([
    { key: 'sub_12' },
    { key: 'sub_22' },
  ]);
});

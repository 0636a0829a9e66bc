import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBareDatabase, type TestDatabase } from '#testing/server/database.ts';
import { migrate, migrations } from './migrate.ts';

let database: TestDatabase;
const query = async (text: string) => (await database.pool.query(text)).rows;

beforeAll(async () => {
  database = await createBareDatabase();
  await migrate(
    database.pool,
    migrations.filter(({ name }) => name < '0054'),
  );
});
afterAll(() => database.drop());

it('the migration leaves the sessions of subscribers out, and computes their journeys again', async () => {
  await query("insert into event_types (name) values ('session_start')");
  await query("insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')");
  await query("insert into people (device_id) values ('ada-device'), ('other-device')");
  await query("insert into account_devices select id, 'ada-device', '2030-01-02Z' from users");
  await query(`insert into subscriptions (id, user_id, status, amount_minor, currency, interval_unit, interval_count,
      started_at, occurred_at_us) select 'sub_1', id, 'active', 1999, 'USD', 'week', 4, '2030-01-02Z', 1 from users`);
  await query(`insert into events (insert_id, type_id, person_id, event_time, position, event_properties, user_properties)
    select device_id || day, 1, people.id, ('2030-01-0' || day || 'Z')::timestamptz, day, '{}', '{}'
    from people, generate_series(1, 3) day`);
  await query(`insert into journeys (person_id, cohort, source, first_visit, last_visit, last_step, taken, steps)
    select id, 'A', '', 1, 3, 1, 1, '{1}' from people`);

  await migrate(database.pool);
  expect(
    await query("select insert_id from events where left_out = 'subscriber' and position = -1 order by 1"),
  ).toEqual([{ insert_id: 'ada-device2' }, { insert_id: 'ada-device3' }]);
  expect(await query('select device_id from journeys join people on id = person_id')).toEqual([
    { device_id: 'other-device' },
  ]);
  expect(await query('select device_id from stale_journeys join people on id = person_id')).toEqual([
    { device_id: 'ada-device' },
  ]);
});

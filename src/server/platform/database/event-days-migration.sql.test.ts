import { afterAll, beforeAll, expect, it } from 'vitest';
import { listDays } from '#server/analytics/ingestion/event-days.sql.ts';
import { foldIdentify } from '#server/analytics/ingestion/fold-identify.ts';
import { createEventInserter } from '#server/analytics/ingestion/insert-events.sql.ts';
import { refreshJourneys } from '#server/analytics/report/refresh-journeys.ts';
import { createBareDatabase, type TestDatabase } from '#testing/server/database.ts';
import { migrate, migrations } from './migrate.ts';

let database: TestDatabase;
const query = async (text: string) => (await database.pool.query(text)).rows;

const before = migrations.filter(({ name }) => name < '0015');
const first = '2026-03-01';

beforeAll(async () => {
  database = await createBareDatabase();
  await migrate(database.pool, before);
  await query("insert into event_types (name) values ('session_start'), ('screen2_open')");
  // Repeated names had used up nearly all ids.
  await query("select setval('event_types_id_seq', 2147483000)");
  await query("insert into people (device_id, cohort) values ('device-1', 'A'), ('device-2', 'B'), ('silent', '')");
  await query(`
    insert into events (insert_id, type_id, person_id, event_time, event_id, event_properties, received_at)
    select 'recent-' || n, 1 + n % 2, 1 + n % 2, date_trunc('day', now()) - n * interval '7 hours', n, '{"n":1}', now()
    from generate_series(1, 30) n`);
  await query(`
    insert into events (insert_id, type_id, person_id, event_time) values
      ('long ago', 1, 1, '${first}'::timestamptz - interval '5 years'), ('to come', 1, 2, '9999-12-31')`);
  await query('insert into stale_journeys select id from people');
});
afterAll(() => database.drop());

it('the migration moves all events into the tables of their days, and stores a key of each', async () => {
  const columns = 'insert_id, type_id, person_id, event_time, event_id, position, received_at, event_properties';
  const old = await query(`select ${columns} from events order by insert_id`);
  await migrate(database.pool);
  expect(await query(`select ${columns} from events order by insert_id`)).toEqual(old);

  expect(await query('select insert_id from events_other order by 1')).toEqual([
    { insert_id: 'long ago' },
    { insert_id: 'to come' },
  ]);
  const days = await query(
    `select distinct (event_time at time zone 'UTC')::date::text as day from events where insert_id like 'recent-%' order by 1`,
  );
  expect(await listDays(database.db)).toEqual(days.map(({ day }) => day));
  const lost = `select insert_id from events where tableoid = 'events_other'::regclass and insert_id like 'recent-%'`;
  expect(await query(lost)).toEqual([]);
  expect(await query('select count(*)::int from event_keys')).toEqual([{ count: 32 }]);
});

it('an event from before the migration is stored once, whatever the date of its repeat', async () => {
  const insert = createEventInserter(database.pool);
  const event = {
    type: 'screen2_open',
    deviceId: 'device-1',
    userId: null,
    sessionId: null,
    eventId: null,
    eventProperties: {},
    userProperties: {},
    leftOut: null,
  };
  const repeats = ['recent-1', 'recent-30', 'long ago', 'new'].map((insertId, index) => ({
    ...event,
    insertId,
    time: Date.now() - index * 86_400_000,
  }));
  await insert(foldIdentify(repeats, 1000)!);
  expect(await query("select insert_id from events where insert_id not like 'recent-%' order by 1")).toEqual([
    ...[{ insert_id: 'long ago' }, { insert_id: 'new' }, { insert_id: 'to come' }],
  ]);
  expect(await query('select count(*)::int from events')).toEqual([{ count: 33 }]);
});

it('the migration gives types small ids again, and has journeys computed from each person’s first event', async () => {
  await query("insert into event_types (name) values ('screen35_open')");
  expect(await query("select id from event_types where name = 'screen35_open'")).toEqual([{ id: 3 }]);
  expect(await query('select device_id from people where first_position = 9223372036854775807')).toEqual([
    { device_id: 'silent' },
  ]);
  while ((await refreshJourneys(database.db, 100)) > 0);
  const journeys = await query(
    'select person_id, steps[1] = first_visit as begins, last_visit from journeys order by 1',
  );
  expect(journeys).toEqual([
    // The visit of the other one is of times to come, which no report shows.
    { person_id: '1', begins: true, last_visit: expect.any(String) },
  ]);
});

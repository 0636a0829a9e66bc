import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FunnelQuery } from '#contract/console/report.ts';
import { dayMs } from '#contract/day.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { countOffered, readCachedReport } from './cached-report.ts';

const start = Date.parse('2030-01-10T12:00:00Z');
const minuteMs = 60_000;
const latest: FunnelQuery = { from: '2029-12-13', to: '2030-01-09' };

let database: TestDatabase;
let now = start;
const clock = () => now;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  now = start;
  await database.emptyMeasured();
  await database.db.deleteFrom('kept_reports').execute();
});
afterAll(() => database.drop());

const deps = () => ({ db: database.db, clock });
const read = async (query = latest) => {
  const outcome = await readCachedReport(deps(), query);
  return 'report' in outcome ? outcome.report : outcome;
};
const kept = () => database.db.selectFrom('kept_reports').select('query').execute();

/** This many people visited the day before. */
async function visit(people: number): Promise<void> {
  const position = (BigInt(start - dayMs) << 20n).toString();
  await sql`insert into event_types (name) values ('session_start') on conflict do nothing`.execute(database.db);
  await sql`
    with person as (
      insert into people (device_id, source, first_position)
      select gen_random_uuid(), 'ads', ${position}::bigint from generate_series(1, ${people}::integer) returning id
    )
    insert into events (insert_id, type_id, person_id, event_time, position, event_properties)
    select 'visit-' || id, (select id from event_types where name = 'session_start'), id, ${new Date(start - dayMs)},
      ${position}::bigint, '{}' from person`.execute(database.db);
}

it('a small site is counted at each look, and nothing of it is kept', async () => {
  await visit(1);
  await countOffered(deps());
  expect(await kept()).toEqual([]);
  expect(await read()).not.toHaveProperty('counted_at');
});

it('of a large site what the page offers is counted ahead, and says when', async () => {
  await visit(5001);
  await countOffered(deps());
  expect(await kept()).toHaveLength(12);
  now += minuteMs;
  await visit(1);
  expect(await read()).toMatchObject({
    counted_at: new Date(start).toISOString(),
    sources: [{ source: 'ads', people: 5001 }],
  });
});

it('what else is asked of a large site is kept for whoever asks next', async () => {
  await visit(5001);
  const query = { ...latest, source: 'ads' };
  expect(await read(query)).not.toHaveProperty('counted_at');
  expect(await read(query)).toMatchObject({ query, counted_at: new Date(start).toISOString() });
});

it('a kept report is shown for half an hour, and then removed', async () => {
  await visit(5001);
  await read();
  now += 30 * minuteMs + 1;
  expect(await read()).not.toHaveProperty('counted_at');
  now += 31 * minuteMs;
  await countOffered(deps());
  expect(await kept()).toHaveLength(12);
});

it.each([
  ['ahead by 14 months', 425 * dayMs],
  ['back by a day', -dayMs],
])('a kept report is not shown after the clock was set %s', async (_how, ms) => {
  await visit(5001);
  await read();
  now += ms;
  expect(await read()).not.toHaveProperty('counted_at');
});

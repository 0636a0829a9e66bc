import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { readTrainingCounts } from './cached-training-counts.ts';

const start = Date.parse('2030-01-10T12:00:00Z');
const minuteMs = 60_000;

let database: TestDatabase;
let now = start;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  now = start;
  await database.empty();
  await database.db.deleteFrom('kept_reports').execute();
});
afterAll(() => database.drop());

/** So many people finish an item on the day before the start. */
async function train(people: number): Promise<void> {
  await sql`
    with trained as (
      insert into users (email, email_key, name) select a, a, '' from (
        select gen_random_uuid()::text || '@example.com' as a from generate_series(1, ${people}::integer)
      ) addresses returning id
    )
    insert into training_entries (id, user_id, kind, day, at, tz_min, body, received_at)
    select gen_random_uuid(), id, 'item', '2030-01-09', now(), 0, '{}', now() from trained`.execute(database.db);
}

const read = async () => {
  const counts = await readTrainingCounts({ db: database.db, clock: () => now, wallClock: () => now });
  return counts === 'too slow' ? counts : { items: counts.total.items, until: counts.until };
};

it('little training is counted at each look', async () => {
  await train(5);
  expect(await read()).toEqual({ items: 5, until: new Date(start).toISOString() });
  now += minuteMs;
  await train(5);
  expect(await read()).toEqual({ items: 10, until: new Date(now).toISOString() });
});

it('much training is counted once in half an hour, and the counts say until when', async () => {
  await train(5001);
  const counted = { items: 5001, until: new Date(start).toISOString() };
  expect(await read()).toEqual(counted);
  await train(5);
  now += 30 * minuteMs;
  expect(await read()).toEqual(counted);
  now += 1;
  expect(await read()).toEqual({ items: 5006, until: new Date(now).toISOString() });
});

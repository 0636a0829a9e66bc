import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { TrainingCounts } from '#contract/console/training-counts.ts';
import { dayMs, dayOf } from '#contract/day.ts';
import { hashToken } from '#server/identity/token.ts';
import { useTestApp } from '#testing/server/use.ts';

const { database, deps, app } = useTestApp();
const query = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;

/** The clock of the tests starts on the 1st of January 2030 at noon. */
const today = '2030-01-01';
const ago = (days: number) => dayOf(Date.parse(today) - days * dayMs);

/** So many people, of whom each finished an item on each of these days. */
async function train(people: number, days: readonly string[]): Promise<void> {
  await query(
    `with trained as (
       insert into users (email, email_key, name) select a, a, '' from (
         select gen_random_uuid()::text || '@example.com' as a from generate_series(1, $1)
       ) as addresses returning id
     )
     insert into training_entries (id, user_id, kind, day, at, tz_min, body, received_at)
     select gen_random_uuid(), trained.id, 'item', day::date, now(), 0, '{}', now() from trained, unnest($2::text[]) as day`,
    [people, days],
  );
}

/** Flights of so many people at this moment, as the ingestion stores them. */
async function fly(people: number, at: string): Promise<void> {
  await query(
    `with type as (
       insert into event_types (name) values ('flight_done') on conflict (name) do update set name = excluded.name returning id
     ), flown as (
       insert into people (device_id) select gen_random_uuid()::text from generate_series(1, $1) returning id
     )
     insert into events (insert_id, type_id, person_id, event_time, position)
     select gen_random_uuid()::text, type.id, flown.id, $2, extract(epoch from $2::timestamptz)::bigint * 1000 * 1048576
     from type, flown`,
    [people, at],
  );
}

async function choose(people: number, savedWhere: 'device' | 'account'): Promise<void> {
  await query(
    `with chosen as (
       insert into users (email, email_key, name) select a, a, '' from (
         select gen_random_uuid()::text || '@example.com' as a from generate_series(1, $1)
       ) as addresses returning id
     )
     insert into training_consents (user_id, kept_where, version, given_at) select id, $2, '1', now() from chosen`,
    [people, savedWhere],
  );
}

async function counts(): Promise<TrainingCounts> {
  const headers = { authorization: 'Bearer of-the-operator' };
  const answer = await app.inject({ ...callAddress(consoleCalls.readTrainingCounts), headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const on = async (day: string) => (await counts()).days.find((one) => one.day === day);

beforeEach(async () => {
  await database.empty();
  await database.emptyMeasured();
  await query(
    `insert into console_sessions (token_hash, created_at, last_seen_at, expires_at) values ($1, $2, $2, $3)`,
    [hashToken('of-the-operator'), new Date(deps.clock() - 1000), new Date(deps.clock() + 1000)],
  );
});

describe('the counts of training', () => {
  it('cover 28 full days and today until now, empty before anybody trains', async () => {
    const { days, ...rest } = await counts();
    expect([days.length, days[0], days.at(-1)]).toEqual([
      28,
      { day: '2029-12-04', flights: 0, items: 0 },
      { day: '2029-12-31', flights: 0, items: 0 },
    ]);
    expect(rest).toEqual({
      until: '2030-01-01T12:00:00.000Z',
      total: { flights: 0, items: 0 },
      today: { flights: 0, items: 0 },
      on_device: { people: 0, part: 0 },
      returns: [
        { after: 7, from: '2029-11-19', to: '2029-12-16', group: { people: 0, part: 0 } },
        { after: 28, from: '2029-10-29', to: '2029-11-25', group: { people: 0, part: 0 } },
      ],
    });
  });

  it('items count on the training day of their people, flights on the day in UTC', async () => {
    await train(6, [ago(1), ago(2), ago(28), ago(29), today]);
    await fly(5, '2029-12-31T23:59:59Z');
    await fly(7, '2030-01-01T00:00:00Z');
    await fly(9, '2029-12-03T23:59:59Z');
    await fly(9, '2030-01-01T12:00:00Z');
    expect(await on(ago(1))).toEqual({ day: ago(1), flights: 5, items: 6 });
    expect(await on(ago(28))).toEqual({ day: ago(28), flights: 0, items: 6 });
    expect(await counts()).toMatchObject({
      total: { flights: 5, items: 18 },
      today: { flights: 7, items: 6 },
    });
  });

  it('nothing is told of one to four people', async () => {
    await train(4, [ago(1)]);
    await fly(4, '2029-12-31T10:00:00Z');
    await choose(4, 'device');
    expect(await counts()).toMatchObject({ total: { flights: null, items: null }, on_device: null });
    expect(await on(ago(1))).toEqual({ day: ago(1), flights: null, items: null });
    await train(1, [ago(1), ago(1)]);
    await choose(1, 'account');
    expect(await on(ago(1))).toEqual({ day: ago(1), flights: null, items: 6 });
    expect((await counts()).on_device).toEqual({ people: 5, part: 4 });
  });

  it('a choice that was withdrawn does not count, and neither does a run or a setting', async () => {
    await choose(6, 'device');
    await choose(5, 'account');
    await query(`update training_consents set withdrawn_at = now() where kept_where = 'account'`);
    await train(5, [ago(3)]);
    await query(`update training_entries set kind = 'setting'`);
    expect((await counts()).on_device).toEqual({ people: 6, part: 6 });
    expect(await on(ago(3))).toMatchObject({ items: 0 });
  });

  it('who returns trained in the week that begins 7 or 28 days after the first training day', async () => {
    await train(5, [ago(16), ago(16 - 6), ago(16 - 14)]);
    await train(2, [ago(16), ago(16 - 7)]);
    await train(3, [ago(43), ago(43 - 13)]);
    await train(6, [ago(37), ago(37 - 27), ago(37 - 35)]);
    await train(4, [ago(37), ago(37 - 28)]);
    await train(1, [ago(64), ago(64 - 34)]);
    const { returns } = await counts();
    expect(returns.map(({ after, group }) => [after, group])).toEqual([
      [7, { people: 20, part: 5 }],
      [28, { people: 14, part: 5 }],
    ]);
  });

  it('nobody counts before their week to return has ended everywhere, nor twice', async () => {
    await train(8, [ago(15), ago(8)]);
    await train(8, [ago(65), ago(40), ago(33)]);
    await train(8, [ago(44), ago(36), ago(30)]);
    const { returns } = await counts();
    expect(returns.map(({ group }) => group)).toEqual([
      { people: 0, part: 0 },
      { people: 8, part: 0 },
    ]);
  });

  it('they have no name, id, score or exercise', async () => {
    await train(30, [ago(1)]);
    expect(Object.keys(await counts()).sort()).toEqual(['days', 'on_device', 'returns', 'today', 'total', 'until']);
    expect(JSON.stringify(await counts())).not.toMatch(/user|exercise|score|@/);
  });
});

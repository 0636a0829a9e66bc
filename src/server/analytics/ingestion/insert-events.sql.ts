import type { Pool } from 'pg';
import { allCohorts } from '#contract/cohort.ts';
import { dayOf } from '#contract/day.ts';
import {
  bigintArray,
  integerArray,
  jsonbArray,
  textArray,
  timestamptzArray,
} from '#server/platform/database/binary-array.ts';
import { begunLength, begunPlace } from '../report/begun.sql.ts';
import { stepEvents } from '../report/funnel-steps.ts';
import { positionOf } from '../report/position.ts';
import { createTypeIds } from './event-types.sql.ts';
import type { EventRow, Folded } from './fold-identify.ts';
import { isKnownEvent } from './known-events.ts';

/** When two processes insert the same new people at once, both see them at the second attempt. */
const mostTries = 5;
/** No event type has this id. */
const unknownType = 0;
const noPosition = 2n ** 63n - 1n;
/** Before all days, so that reports do not find the event. */
const leftOutPosition = -1n;

const upsertPeople = `
    with told as materialized (
      select
        device_id, user_id, user_properties, drawn_cohort, source, first_position,
        greatest((now() at time zone 'UTC')::date, last_day::date) as seen_on,
        ($17::timestamptz[])[(number - 1) * ${begunLength} + 1 : number * ${begunLength}] as begun
      from unnest($1::text[], $2::text[], $3::jsonb[], $4::text[], $5::text[], $6::bigint[], $19::text[])
        with ordinality
        as told (device_id, user_id, user_properties, drawn_cohort, source, first_position, last_day, number)
    ),
    changed as (
      insert into people
        (device_id, user_id, user_properties, drawn_cohort, source, first_position, seen_on, begun)
      select * from told order by device_id collate "C"
      on conflict (device_id) do update set
        user_id = coalesce(excluded.user_id, people.user_id),
        user_properties = people.user_properties || excluded.user_properties,
        drawn_cohort = coalesce(nullif(people.drawn_cohort, ''), excluded.drawn_cohort),
        source = coalesce(nullif(people.source, ''), excluded.source),
        first_position = least(people.first_position, excluded.first_position),
        begun = array(
          select least(before, now) from unnest(people.begun, excluded.begun) with ordinality as quiz (before, now, place)
          order by place
        ),
        seen_on = excluded.seen_on
      where excluded.user_id <> coalesce(people.user_id, '')
        or people.user_properties || excluded.user_properties <> people.user_properties
        or (people.drawn_cohort = '' and excluded.drawn_cohort <> '')
        or (people.source = '' and excluded.source <> '')
        or excluded.first_position < people.first_position
        or exists (
          select from unnest(people.begun, excluded.begun) as quiz (before, now) where now < coalesce(before, 'infinity')
        )
        or excluded.seen_on > people.seen_on
      returning id, device_id
    ),
    held as materialized (
      select people.device_id, people.id from people join told using (device_id)
      order by device_id collate "C" for key share of people
    ),
    known as materialized (
      select array_agg(id order by device_id collate "C") as ids
      from (
        select device_id, max(id) as id
        from (
          select device_id, id from changed
          union all
          select device_id, id from held
        ) as each_time
        group by device_id
      ) as each_once
    ),`;

/**
 * Whether an event is a session of a subscriber: begun on a device of an account that then had a running subscription
 * or other access. Subscribers come to train and are no visitors, so reports leave the session out like that of a bot.
 */
const isSubscribers = `
    left_out is null and type_id = (select id from event_types where name = 'session_start') and exists (
      select from account_devices where device_id = ($1::text[])[person_number] and (
        exists (
          select from subscriptions where subscriptions.user_id = account_devices.user_id
            and started_at <= event_time and (canceled_at is null or canceled_at > event_time)
        )
        or exists (
          select from access_grants where access_grants.user_id = account_devices.user_id
            and starts_at <= event_time and ends_at > event_time and (ended_at is null or ended_at > event_time)
        )
      )
    )`;

const storeEvents = (hasUnknown: boolean) => `
    fresh as (
      insert into event_keys (key)
      select hashtextextended(insert_id, 0) as key from unnest($7::text[]) as insert_id
      where (select cardinality(ids) from known) = cardinality($1)
      order by key
      on conflict do nothing
      returning key
    ),
    stored as (
      insert into events
        (insert_id, type_id, person_id, session_id, event_time, event_id, position, event_properties, user_properties,
          left_out)
      select
        insert_id, type_id, (select ids from known)[person_number], session_id, event_time, event_id,
        case when is_subscribers then ${leftOutPosition} else position end, event_properties, user_properties,
        case when is_subscribers then 'subscriber' else left_out end
      from unnest($7::text[], $8::integer[], $9::integer[], $10::bigint[], $11::timestamptz[], $12::bigint[],
          $13::bigint[], $14::jsonb[], $15::jsonb[], $18::text[])
        as incoming (insert_id, type_id, person_number, session_id, event_time, event_id, position,
          event_properties, user_properties, left_out)
        cross join lateral (select ${isSubscribers} as is_subscribers) as sender
      where hashtextextended(insert_id, 0) in (select key from fresh) ${hasUnknown ? `and type_id <> ${unknownType}` : ''}
    ),`;

const quarantine = `
    quarantined as (
      insert into quarantined_events
        (name, insert_id, person_id, session_id, event_time, event_id, event_properties, user_properties)
      select
        name, insert_id, (select ids from known)[person_number], session_id, event_time, event_id,
        event_properties, user_properties
      from unnest($20::text[], $7::text[], $9::integer[], $10::bigint[], $11::timestamptz[], $12::bigint[],
          $14::jsonb[], $15::jsonb[])
        as incoming (name, insert_id, person_number, session_id, event_time, event_id, event_properties, user_properties)
      where hashtextextended(insert_id, 0) in (select key from fresh) and name is not null
    ),`;

const markStale = `
    marked as (
      insert into stale_journeys (person_id)
      select id from changed
      union
      select (select ids from known)[person_number] from unnest($16::integer[]) as stepping (person_number)
      where (select cardinality(ids) from known) = cardinality($1)
    )
    select coalesce(cardinality(ids), 0) = cardinality($1) as is_complete from known`;

/**
 * Writes people before event keys, each in the same order in all processes, so that two uploads of the same events wait
 * for each other instead of deadlocking. An event whose key exists is not stored again, not even on another day.
 *
 * A person without changes is only locked, so that they are not erased before their events are stored. People who were
 * erased or written by another process after this statement began are missing from `known`, because `held` skips rows
 * that are gone; then nothing is inserted, and the next attempt sees them. Their ids are looked up by number instead of
 * joined, because the planner cannot know the length of these arrays.
 *
 * People whose funnel steps may have changed are marked as stale in the same statement, so that no report uses a
 * journey that lacks a stored event.
 */
const insertStatement = (hasUnknown: boolean) => ({
  name: hasUnknown ? 'insert-events-some-unknown' : 'insert-events',
  text: `${upsertPeople}${storeEvents(hasUnknown)}${hasUnknown ? quarantine : ''}${markStale}`,
});

const insertKnown = insertStatement(false);
const insertMixed = insertStatement(true);

/** Returns a function that stores events durably, each insert id once. Create it once per process: it caches types. */
export function createEventInserter(pool: Pool): (upload: Folded) => Promise<void> {
  const findTypeIds = createTypeIds(pool);

  return async ({ people, rows: sent }) => {
    const rows = eachOnce(sent);
    const names = new Set(rows.map((row) => row.type));
    const typeIds = await findTypeIds([...names].filter(isKnownEvent));
    const values = valuesOf(people, rows, typeIds);
    const statement = [...names].every(isKnownEvent)
      ? { ...insertKnown, values }
      : { ...insertMixed, values: [...values, textArray(rows.map(({ type }) => (typeIds.has(type) ? null : type)))] };
    for (let attempt = 1; attempt <= mostTries; attempt++) {
      const { rows: answers } = await pool.query<{ is_complete: boolean }>(statement);
      if (answers[0]!.is_complete) return;
    }
    throw new Error(`People changed under an upload ${mostTries} times`);
  };
}

/** The parameters $1 to $19. */
function valuesOf(sentPeople: Folded['people'], rows: readonly EventRow[], typeIds: ReadonlyMap<string, number>) {
  const people = inDeviceOrder(sentPeople);
  const numberOf = new Map(people.map(({ deviceId }, index) => [deviceId, index + 1]));
  const personNumber = ({ deviceId }: EventRow) => numberOf.get(deviceId)!;
  return [
    textArray(people.map((person) => person.deviceId)),
    textArray(people.map((person) => person.userId)),
    jsonbArray(people.map((person) => JSON.stringify(person.userProperties))),
    textArray(people.map((person) => person.drawnCohort)),
    textArray(people.map((person) => person.source)),
    bigintArray(firstPositions(rows, personNumber, people.length)),
    textArray(rows.map((row) => row.insertId)),
    integerArray(rows.map((row) => typeIds.get(row.type) ?? unknownType)),
    integerArray(rows.map(personNumber)),
    bigintArray(rows.map((row) => row.sessionId)),
    timestamptzArray(rows.map((row) => row.time)),
    bigintArray(rows.map((row) => row.eventId)),
    bigintArray(rows.map((row) => (row.leftOut === null ? positionOf(row) : leftOutPosition))),
    jsonbArray(rows.map((row) => row.eventProperties)),
    jsonbArray(rows.map((row) => row.userProperties)),
    integerArray([...new Set(rows.filter(({ type }) => stepEvents.has(type)).map(personNumber))]),
    timestamptzArray(people.flatMap(({ begun }) => begunInPlace(begun))),
    textArray(rows.map((row) => row.leftOut)),
    textArray(lastDays(rows, personNumber, people.length)),
  ];
}

/** Sorts people by the bytes of their device ids, which is the order of `collate "C"`. */
function inDeviceOrder(people: Folded['people']): Folded['people'] {
  return people
    .map((person) => ({ person, bytes: Buffer.from(person.deviceId) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ person }) => person);
}

function begunInPlace(begun: Folded['people'][number]['begun']): (number | null)[] {
  const times = Array<number | null>(begunLength).fill(null);
  for (const cohort of allCohorts) times[begunPlace(cohort) - 1] = begun[cohort];
  return times;
}

/** The first row of each insert id. */
function eachOnce(rows: readonly EventRow[]): EventRow[] {
  const seen = new Set<string>();
  return rows.filter(({ insertId }) => {
    const isFirst = !seen.has(insertId);
    seen.add(insertId);
    return isFirst;
  });
}

/** The position of each person's earliest event, in the order of the people's numbers, which begin at 1. */
function firstPositions(rows: readonly EventRow[], numberOf: (row: EventRow) => number, people: number): bigint[] {
  const first = Array<EventRow | null>(people).fill(null);
  for (const row of rows) {
    if (row.leftOut !== null) continue;
    const index = numberOf(row) - 1;
    const before = first[index]!;
    if (before === null || row.time < before.time) first[index] = row;
  }
  // Any event of that millisecond may be the first one.
  return first.map((row) => (row === null ? noPosition : positionOf({ time: row.time, eventId: null })));
}

/** The day (UTC) of each person's latest event that reports may count, in the order of the people's numbers. */
function lastDays(rows: readonly EventRow[], numberOf: (row: EventRow) => number, people: number): (string | null)[] {
  const last = Array<number | null>(people).fill(null);
  for (const row of rows) {
    if (row.leftOut !== null) continue;
    const index = numberOf(row) - 1;
    last[index] = Math.max(last[index] ?? 0, row.time);
  }
  return last.map((time) => (time === null ? null : dayOf(time)));
}

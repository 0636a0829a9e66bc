import type { Pool } from 'pg';
import { allCohorts } from '../../contract/cohort';
import { bigintArray, integerArray, jsonbArray, textArray, timestamptzArray } from '../database/binary-array';
import { stepEvents } from '../report/funnel-steps';
import { positionOf } from '../report/position';
import { createTypeIds } from './event-types.sql';
import type { EventRow, Folded } from './fold-identify';
import { isKnownEvent } from './known-events';

/** Two processes that meet the same new people at once both see them at the second try. */
const mostTries = 5;
/** No type of events has this number. */
const unknownType = 0;
const noPosition = 2n ** 63n - 1n;
/** Before all days: reports pass over it. */
const leftOutPosition = -1n;

/**
 * People first, then the keys of events, each in one order for everybody: two uploads of the same events in any order wait
 * for each other instead of blocking each other. An event whose key is there already is not stored again, whichever day it
 * is dated.
 *
 * A person of whom nothing new is told is not written again, only held, so that nobody erases them before their events
 * are in. Whoever was erased or written by somebody else after this statement began is missing from `known`, as `held`
 * passes over rows that are gone: then nothing is inserted, and the next try sees them. Their ids are looked up by number
 * rather than joined, as the planner cannot know how long these arrays are.
 *
 * Whose steps in the funnel may have changed is marked in the same statement, so that no journey is taken for a good one
 * beside an event that it knows nothing of.
 */
const insertStatement = (hasUnknown: boolean) => ({
  name: hasUnknown ? 'insert-events-some-unknown' : 'insert-events',
  text: `
    with told as materialized (
      select * from unnest($1::text[], $2::text[], $3::jsonb[], $4::text[], $5::text[], $6::bigint[],
          $17::timestamptz[], $18::timestamptz[], $19::timestamptz[])
        as told (device_id, user_id, user_properties, drawn_cohort, source, first_position, begun_a, begun_b, begun_c)
    ),
    changed as (
      insert into people
        (device_id, user_id, user_properties, drawn_cohort, source, first_position, begun_a, begun_b, begun_c)
      select * from told order by device_id collate "C"
      on conflict (device_id) do update set
        user_id = coalesce(excluded.user_id, people.user_id),
        user_properties = people.user_properties || excluded.user_properties,
        drawn_cohort = coalesce(nullif(people.drawn_cohort, ''), excluded.drawn_cohort),
        source = coalesce(nullif(people.source, ''), excluded.source),
        first_position = least(people.first_position, excluded.first_position),
        begun_a = least(people.begun_a, excluded.begun_a),
        begun_b = least(people.begun_b, excluded.begun_b),
        begun_c = least(people.begun_c, excluded.begun_c),
        seen_on = excluded.seen_on
      where excluded.user_id <> coalesce(people.user_id, '')
        or people.user_properties || excluded.user_properties <> people.user_properties
        or (people.drawn_cohort = '' and excluded.drawn_cohort <> '')
        or (people.source = '' and excluded.source <> '')
        or excluded.first_position < people.first_position
        or excluded.begun_a < coalesce(people.begun_a, 'infinity')
        or excluded.begun_b < coalesce(people.begun_b, 'infinity')
        or excluded.begun_c < coalesce(people.begun_c, 'infinity')
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
    ),
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
        insert_id, type_id, (select ids from known)[person_number], session_id, event_time, event_id, position,
        event_properties, user_properties, left_out
      from unnest($7::text[], $8::integer[], $9::integer[], $10::bigint[], $11::timestamptz[], $12::bigint[],
          $13::bigint[], $14::jsonb[], $15::jsonb[], $20::text[])
        as incoming (insert_id, type_id, person_number, session_id, event_time, event_id, position,
          event_properties, user_properties, left_out)
      where hashtextextended(insert_id, 0) in (select key from fresh) ${hasUnknown ? `and type_id <> ${unknownType}` : ''}
    ),
    ${hasUnknown ? quarantined : ''}
    marked as (
      insert into stale_journeys (person_id)
      select id from changed
      union
      select (select ids from known)[person_number] from unnest($16::integer[]) as stepping (person_number)
      where (select cardinality(ids) from known) = cardinality($1)
    )
    select coalesce(cardinality(ids), 0) = cardinality($1) as is_whole from known`,
});

const quarantined = `
    quarantined as (
      insert into quarantined_events
        (name, insert_id, person_id, session_id, event_time, event_id, event_properties, user_properties)
      select
        name, insert_id, (select ids from known)[person_number], session_id, event_time, event_id,
        event_properties, user_properties
      from unnest($21::text[], $7::text[], $9::integer[], $10::bigint[], $11::timestamptz[], $12::bigint[],
          $14::jsonb[], $15::jsonb[])
        as incoming (name, insert_id, person_number, session_id, event_time, event_id, event_properties, user_properties)
      where hashtextextended(insert_id, 0) in (select key from fresh) and name is not null
    ),`;

const insertKnown = insertStatement(false);
const insertMixed = insertStatement(true);

/** Gives a function that stores events durably, each insert id once. One instance a process: it remembers type ids. */
export function createEventInserter(pool: Pool): (upload: Folded) => Promise<void> {
  const findTypeIds = createTypeIds(pool);

  return async ({ people, rows: sent }) => {
    const rows = eachOnce(sent);
    const names = new Set(rows.map((row) => row.type));
    const unknown = [...names].filter((name) => !isKnownEvent(name));
    const typeIds = await findTypeIds([...names].filter(isKnownEvent));

    const inOrder = people
      .map((person) => ({ person, bytes: Buffer.from(person.deviceId) }))
      .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
      .map(({ person }) => person);
    const numberOf = new Map(inOrder.map(({ deviceId }, index) => [deviceId, index + 1]));
    const personNumber = ({ deviceId }: EventRow) => numberOf.get(deviceId)!;
    const values = [
      textArray(inOrder.map((person) => person.deviceId)),
      textArray(inOrder.map((person) => person.userId)),
      jsonbArray(inOrder.map((person) => JSON.stringify(person.userProperties))),
      textArray(inOrder.map((person) => person.drawnCohort)),
      textArray(inOrder.map((person) => person.source)),
      bigintArray(firstPositions(rows, personNumber, inOrder.length)),
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
      ...allCohorts.map((cohort) => timestamptzArray(inOrder.map(({ begun }) => begun[cohort]))),
      textArray(rows.map((row) => row.leftOut)),
    ];
    const statement =
      unknown.length === 0
        ? { ...insertKnown, values }
        : { ...insertMixed, values: [...values, textArray(rows.map(({ type }) => (typeIds.has(type) ? null : type)))] };
    for (let attempt = 1; attempt <= mostTries; attempt++) {
      const { rows: answers } = await pool.query<{ is_whole: boolean }>(statement);
      if (answers[0]!.is_whole) return;
    }
    throw new Error(`People changed under an upload ${mostTries} times`);
  };
}

/** The first of those that came twice. */
function eachOnce(rows: readonly EventRow[]): EventRow[] {
  const seen = new Set<string>();
  return rows.filter(({ insertId }) => {
    const isFirst = !seen.has(insertId);
    seen.add(insertId);
    return isFirst;
  });
}

/** The earliest event of each person, by their numbers, which begin at 1. */
function firstPositions(rows: readonly EventRow[], numberOf: (row: EventRow) => number, people: number): bigint[] {
  const first = Array<EventRow | null>(people).fill(null);
  for (const row of rows) {
    if (row.leftOut !== null) continue;
    const index = numberOf(row) - 1;
    const before = first[index]!;
    if (before === null || row.time < before.time) first[index] = row;
  }
  // Within one millisecond any number may be the first one.
  return first.map((row) => (row === null ? noPosition : positionOf({ time: row.time, eventId: null })));
}

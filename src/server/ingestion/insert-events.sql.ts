import type { Pool } from 'pg';
import { bigintArray, integerArray, jsonbArray, textArray, timestamptzArray } from '../database/binary-array';
import { stepEvents } from '../report/funnel-steps';
import { foldIdentify } from './fold-identify';
import type { AcceptedEvent } from './validate-upload';

/** Event names come from outside: beyond this many the cache starts anew. */
const mostCachedTypes = 5000;
/** Two processes that meet the same new people at once both see them at the second try. */
const mostTries = 5;

/**
 * People first, then events, each in one order for everybody: two uploads of the same events in any order wait for each
 * other instead of blocking each other. An event that is there already stays as it is.
 *
 * A person of whom nothing new is told is not written again, only held, so that nobody erases them before their events
 * are in. Whoever was erased or written by somebody else after this statement began is missing from `known`, as `held`
 * passes over rows that are gone: then nothing is inserted, and the next try sees them. Their ids are looked up by number
 * rather than joined, as the planner cannot know how long these arrays are.
 *
 * Whose steps in the funnel may have changed is marked in the same statement, so that no journey is taken for a good one
 * beside an event that it knows nothing of.
 */
const insertStatement = {
  name: 'insert-events',
  text: `
    with told as materialized (
      select * from unnest($1::text[], $2::text[], $3::jsonb[], $4::text[], $5::text[])
        as told (device_id, user_id, user_properties, cohort, source)
    ),
    changed as (
      insert into people (device_id, user_id, user_properties, cohort, source)
      select * from told order by device_id collate "C"
      on conflict (device_id) do update set
        user_id = coalesce(excluded.user_id, people.user_id),
        user_properties = people.user_properties || excluded.user_properties,
        cohort = coalesce(nullif(people.cohort, ''), excluded.cohort),
        source = coalesce(nullif(people.source, ''), excluded.source)
      where excluded.user_id <> coalesce(people.user_id, '')
        or people.user_properties || excluded.user_properties <> people.user_properties
        or (people.cohort = '' and excluded.cohort <> '')
        or (people.source = '' and excluded.source <> '')
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
    stored as (
      insert into events
        (insert_id, type_id, person_id, session_id, event_time, event_id, event_properties, user_properties)
      select
        insert_id, type_id, (select ids from known)[person_number], session_id, event_time, event_id,
        event_properties, user_properties
      from unnest($6::text[], $7::integer[], $8::integer[], $9::bigint[], $10::timestamptz[], $11::bigint[],
          $12::jsonb[], $13::jsonb[])
        as incoming (insert_id, type_id, person_number, session_id, event_time, event_id, event_properties, user_properties)
      where (select cardinality(ids) from known) = cardinality($1)
      order by insert_id collate "C"
      on conflict (insert_id) do nothing
    ),
    marked as (
      insert into stale_journeys (person_id)
      select id from changed
      union
      select (select ids from known)[person_number] from unnest($14::integer[]) as stepping (person_number)
      where (select cardinality(ids) from known) = cardinality($1)
    )
    select coalesce(cardinality(ids), 0) = cardinality($1) as is_whole from known`,
};

/** Gives a function that stores events durably, each insert id once. One instance a process: it remembers type ids. */
export function createEventInserter(pool: Pool): (events: readonly AcceptedEvent[]) => Promise<void> {
  const typeIds = new Map<string, number>();

  async function learnTypes(names: string[]) {
    if (names.length === 0) return;
    if (typeIds.size > mostCachedTypes) typeIds.clear();
    await pool.query(
      'insert into event_types (name) select name from unnest($1::text[]) as name order by name on conflict do nothing',
      [names],
    );
    const found = await pool.query<{ id: number; name: string }>(
      'select id, name from event_types where name = any($1::text[])',
      [names],
    );
    for (const { id, name } of found.rows) typeIds.set(name, id);
  }

  return async (events) => {
    const { people, rows } = foldIdentify(events);
    const names = new Set(rows.map((row) => row.type));
    if (![...names].every((name) => typeIds.has(name))) await learnTypes([...names]);

    const inOrder = people
      .map((person) => ({ person, bytes: Buffer.from(person.deviceId) }))
      .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
      .map(({ person }) => person);
    const numberOf = new Map(inOrder.map(({ deviceId }, index) => [deviceId, index + 1]));
    const personNumber = ({ deviceId }: AcceptedEvent) => numberOf.get(deviceId)!;
    const values = [
      textArray(inOrder.map((person) => person.deviceId)),
      textArray(inOrder.map((person) => person.userId)),
      jsonbArray(inOrder.map((person) => JSON.stringify(person.userProperties))),
      textArray(inOrder.map((person) => person.cohort)),
      textArray(inOrder.map((person) => person.source)),
      textArray(rows.map((row) => row.insertId)),
      integerArray(rows.map((row) => typeIds.get(row.type)!)),
      integerArray(rows.map(personNumber)),
      bigintArray(rows.map((row) => row.sessionId)),
      timestamptzArray(rows.map((row) => row.time)),
      bigintArray(rows.map((row) => row.eventId)),
      jsonbArray(rows.map((row) => JSON.stringify(row.eventProperties))),
      jsonbArray(rows.map((row) => JSON.stringify(row.userProperties))),
      integerArray([...new Set(rows.filter(({ type }) => stepEvents.has(type)).map(personNumber))]),
    ];
    for (let attempt = 1; attempt <= mostTries; attempt++) {
      const { rows: answers } = await pool.query<{ is_whole: boolean }>({ ...insertStatement, values });
      if (answers[0]!.is_whole) return;
    }
    throw new Error(`People changed under an upload ${mostTries} times`);
  };
}

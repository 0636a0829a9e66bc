import type { Pool } from 'pg';
import { foldIdentify } from './fold-identify';
import type { AcceptedEvent } from './validate-upload';

/** Event names come from outside: beyond this many the cache starts anew. */
const mostCachedTypes = 5000;

/**
 * People first, then events, each in one order for everybody: two uploads of the same events in any order wait for each
 * other instead of blocking each other. An event that is there already stays as it is.
 */
const insertStatement = {
  name: 'insert-events',
  text: `
    with person as (
      insert into people (device_id, user_id, user_properties, cohort, source)
      select device_id, user_id, user_properties, cohort, source
      from unnest($1::text[], $2::text[], $3::jsonb[], $12::text[], $13::text[])
        as incoming (device_id, user_id, user_properties, cohort, source)
      order by device_id
      on conflict (device_id) do update set
        user_id = coalesce(excluded.user_id, people.user_id),
        user_properties = people.user_properties || excluded.user_properties,
        cohort = coalesce(nullif(people.cohort, ''), excluded.cohort),
        source = coalesce(nullif(people.source, ''), excluded.source)
      returning id, device_id
    )
    insert into events (insert_id, type_id, person_id, session_id, event_time, event_id, event_properties, user_properties)
    select insert_id, type_id, person.id, session_id, event_time, event_id, event_properties, incoming.user_properties
    from unnest($4::text[], $5::integer[], $6::text[], $7::bigint[], $8::timestamptz[], $9::jsonb[], $10::jsonb[], $11::bigint[])
      as incoming (insert_id, type_id, device_id, session_id, event_time, event_properties, user_properties, event_id)
    join person using (device_id)
    order by insert_id
    on conflict (insert_id) do nothing`,
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
    await pool.query({
      ...insertStatement,
      values: [
        people.map((person) => person.deviceId),
        people.map((person) => person.userId),
        people.map((person) => JSON.stringify(person.userProperties)),
        rows.map((row) => row.insertId),
        rows.map((row) => typeIds.get(row.type)),
        rows.map((row) => row.deviceId),
        rows.map((row) => row.sessionId),
        rows.map((row) => new Date(row.time).toISOString()),
        rows.map((row) => JSON.stringify(row.eventProperties)),
        rows.map((row) => JSON.stringify(row.userProperties)),
        rows.map((row) => row.eventId),
        people.map((person) => person.cohort),
        people.map((person) => person.source),
      ],
    });
  };
}

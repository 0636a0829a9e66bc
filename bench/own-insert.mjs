// PostgreSQL's own insert: one statement makes the rows of as many uploads as wait at once, inserts them with all
// indexes of events and of event keys, and commits. No http, no JSON, no validation, no people.
import pg from 'pg';

/** Rows like those of the uploads in uploads.mjs, whose numbers go on from statement to statement. */
const statement = {
  name: 'own-insert',
  text: `with made as materialized (
      select $1 || '.' || upload || '.' || n as insert_id, n % 29 + 1 as type_id, upload / 8 + 1 as person_id,
        $4::bigint as session_id, to_timestamp(($4::bigint - n) / 1000.0) as event_time, n as event_id,
        ($4::bigint - n) * 1048576 + n as position
      from generate_series($2::integer, $2::integer + $3::integer - 1) as upload,
        generate_series(0, $5::integer - 1) as n
    ),
    keys as (insert into own_keys (key) select hashtextextended(insert_id, 0) from made)
    insert into own_insert
      (insert_id, type_id, person_id, session_id, event_time, event_id, position, event_properties, user_properties)
    select *, '{"cohort": "A", "quiz": "quiz_one"}'::jsonb, '{}'::jsonb from made`,
};

/** Tables like those of events and event keys, filled over one connection. */
export async function openOwnInsert(databaseUrl) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('create table own_insert (like events including all)');
  await client.query('create table own_keys (like event_keys including all)');
  return {
    fire: (run, options) => fire(client, run, options),
    async stop() {
      await client.query('drop table own_insert, own_keys');
      await client.end();
    },
  };
}

/** @returns uploads per second, and the p99 of the inserts in ms */
async function fire(client, run, { eventsEach, together, seconds }) {
  const times = [];
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1000;
  for (let from = startedAt; from < endAt; ) {
    const values = [run, times.length * together, together, Date.now(), eventsEach];
    await client.query({ ...statement, values });
    const now = performance.now();
    times.push(now - from);
    from = now;
  }
  const rate = (times.length * together * 1000) / (performance.now() - startedAt);
  return { rate, p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] };
}

import { type Kysely, sql, type Transaction } from 'kysely';
import { dayMs, dayOf, dayStart } from '#contract/day.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { positionsOf } from '../report/position.ts';
import { journeysLock } from '../report/refresh-journeys.sql.ts';
import { dayOfTable, tableOfDay } from './event-days.ts';

/** Advisory lock, so that only one process at a time creates or drops tables. */
const daysLock = 7_353_002;
/** Short, because uploads wait behind the creation or drop of a table, which itself waits for reports. */
const lockTimeout = '3s';

/** The days that have a table, like 2030-01-31. */
export async function listDays(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'events'::regclass order by relname`.execute(db);
  return rows.flatMap(({ name }) => dayOfTable(name) ?? []);
}

/** Locks the tables of days for this transaction, which waits at most a few seconds for this and any later lock. */
export async function lockDays(tx: Transaction<Schema>): Promise<void> {
  await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(tx);
  await sql`select pg_advisory_xact_lock(${daysLock})`.execute(tx);
}

/** Creates a day's table and moves the events of that day into it that are already stored. Rejects when it exists. */
export async function createDayTable(tx: Kysely<Schema>, day: string): Promise<void> {
  const table = sql.table(tableOfDay(day));
  const { from, end } = boundsOf(day);
  await sql`create table ${table} (like events including defaults including indexes)`.execute(tx);
  // Uploads for this day wait until its table is attached.
  await sql`lock table events_other in access exclusive mode`.execute(tx);
  await sql`
    with moved as (
      delete from events_other where position >= ${sql.lit(from)} and position < ${sql.lit(end)} returning *
    )
    insert into ${table} select * from moved`.execute(tx);
  await sql`alter table events attach partition ${table} for values from (${sql.lit(from)}) to (${sql.lit(end)})`.execute(
    tx,
  );
}

/**
 * Whether the day has events of people whose journeys are stale. Locks the journeys, so that no process refreshes any
 * before the transaction ends.
 */
export async function hasStaleJourneys(tx: Transaction<Schema>, day: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${journeysLock})`.execute(tx);
  const stale =
    await sql`select from ${sql.table(tableOfDay(day))} join stale_journeys using (person_id) limit 1`.execute(tx);
  return stale.rows.length > 0;
}

/**
 * Turns the journeys that begin on the day or before it into past ones, and marks their people as stale, so that they
 * get new journeys from the remaining days.
 */
export async function savePastJourneys(tx: Transaction<Schema>, day: string): Promise<void> {
  await sql`
    with past as (delete from journeys where first_visit < ${boundsOf(day).end}::bigint returning *),
    kept as (
      insert into past_journeys (person_id, drawn_cohort, cohort, source, first_visit, steps)
      select person_id, drawn_cohort, cohort, source, first_visit, steps from past on conflict do nothing
    )
    insert into stale_journeys (person_id) select person_id from past`.execute(tx);
}

/** Drops a day's table with all its events. */
export async function dropDayTable(tx: Transaction<Schema>, day: string): Promise<void> {
  await sql`drop table ${sql.table(tableOfDay(day))}`.execute(tx);
}

/**
 * Deletes events without a day's table that were received before a time (epoch ms), and event keys that are a week
 * older, because their events are deleted by then.
 */
export async function removeUndated(db: Kysely<Schema>, before: number): Promise<void> {
  await sql`delete from events_other where received_at < ${new Date(before)}`.execute(db);
  await db
    .deleteFrom('event_keys')
    .where('received_on', '<', sql<Date>`${dayOf(before - 7 * dayMs)}`)
    .execute();
}

/** Deletes people last seen before a time (epoch ms) who are in no report; their events are deleted by then. */
export async function removeForgottenPeople(db: Kysely<Schema>, before: number): Promise<void> {
  await sql`
    delete from people where seen_on < ${dayOf(before)}::date
      and not exists (select from journeys where person_id = people.id)
      and not exists (select from past_journeys where person_id = people.id)
      and not exists (select from stale_journeys where person_id = people.id)`.execute(db);
}

/** Deletes events of unknown names that were received before a time (epoch ms). */
export async function removeQuarantined(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('quarantined_events').where('received_at', '<', new Date(before)).execute();
}

function boundsOf(day: string): { from: string; end: string } {
  const startsAt = dayStart(day)!;
  return positionsOf({ startsAt, endsAt: startsAt + dayMs });
}

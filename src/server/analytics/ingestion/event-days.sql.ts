import { type Kysely, sql, type Transaction } from 'kysely';
import { dayMs, dayOf, dayStart } from '#contract/day.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { positionsOf } from '../report/position.ts';
import { journeysLock } from '../report/refresh-journeys.sql.ts';
import { dayOfTable, tableOfDay } from './event-days.ts';

/** Two processes never make or drop tables at the same time. */
const daysLock = 7_353_002;
/** Uploads wait behind a table that is being made or dropped, which itself waits for reports: not for long. */
const lockPatience = '3s';

/** The days that have a table, like 2030-01-31. */
export async function listDays(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'events'::regclass order by relname`.execute(db);
  return rows.flatMap(({ name }) => dayOfTable(name) ?? []);
}

/** Holds the tables of all days for this transaction; from then on it waits for no lock longer than a few seconds. */
export async function lockDays(tx: Transaction<Schema>): Promise<void> {
  await sql`select set_config('lock_timeout', ${lockPatience}, true)`.execute(tx);
  await sql`select pg_advisory_xact_lock(${daysLock})`.execute(tx);
}

/** Makes a day's table and moves the events of that day into it which came before. Rejects when it exists already. */
export async function createDayTable(tx: Transaction<Schema>, day: string): Promise<void> {
  const table = sql.table(tableOfDay(day));
  const { from, end } = boundsOf(day);
  await sql`create table ${table} (like events including defaults including indexes)`.execute(tx);
  // Uploads of this day wait until it has its table.
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
 * Whether the day has events of people whose journeys are stale. From then on no process refreshes any, until the end.
 */
export async function hasStaleJourneys(tx: Transaction<Schema>, day: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${journeysLock})`.execute(tx);
  const stale =
    await sql`select from ${sql.table(tableOfDay(day))} join stale_journeys using (person_id) limit 1`.execute(tx);
  return stale.rows.length > 0;
}

/**
 * Makes the journeys that begin on the day, or before it, past ones; these people get new ones from the days that are
 * left.
 */
export async function keepPastJourneys(tx: Transaction<Schema>, day: string): Promise<void> {
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
 * Removes events that were received before a time (epoch ms) and have no day's table, and keys of events that are gone.
 */
export async function removeUndated(db: Kysely<Schema>, before: number): Promise<void> {
  await sql`delete from events_other where received_at < ${new Date(before)}`.execute(db);
  await db
    .deleteFrom('event_keys')
    .where('received_on', '<', dayOf(before - 7 * dayMs))
    .execute();
}

/** Removes people who were last seen before a time (epoch ms) and are in no report: all their events are gone. */
export async function removeForgottenPeople(db: Kysely<Schema>, before: number): Promise<void> {
  await sql`
    delete from people where seen_on < ${dayOf(before)}::date
      and not exists (select from journeys where person_id = people.id)
      and not exists (select from past_journeys where person_id = people.id)
      and not exists (select from stale_journeys where person_id = people.id)`.execute(db);
}

/** Removes events of unknown names that were received before a time (epoch ms). */
export async function removeQuarantined(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('quarantined_events').where('received_at', '<', new Date(before)).execute();
}

function boundsOf(day: string): { from: string; end: string } {
  const startsAt = dayStart(day)!;
  return positionsOf({ startsAt, endsAt: startsAt + dayMs });
}

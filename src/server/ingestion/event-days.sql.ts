import { type Kysely, sql, type Transaction } from 'kysely';
import { dayMs, dayOf, dayStart } from '../../contract/day';
import type { Schema } from '../database/schema';
import { positionsOf } from '../report/position';
import { journeysLock } from '../report/refresh-journeys.sql';
import { dayOfTable, tableOfDay } from './event-days';

/** Two processes never make or drop tables at the same time. */
const daysLock = 7_353_002;
/** Uploads wait behind a table that is being made or dropped, which itself waits for reports: not for long. */
const lockPatience = '3s';
/** PostgreSQL's code for a lock that was not given in time. */
const lockNotGiven = '55P03';

/** The days that have a table, like 2030-01-31. */
export async function listDays(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'events'::regclass order by relname`.execute(db);
  return rows.flatMap(({ name }) => dayOfTable(name) ?? []);
}

/** Makes a day's table and moves into it what came of the day before it had one. Rejects when it has one already. */
export function makeDay(db: Kysely<Schema>, day: string): Promise<'made' | 'busy'> {
  return unlessBusy(db, async (tx) => {
    const table = sql.table(tableOfDay(day));
    const { from, end } = boundsOf(day);
    await sql`create table ${table} (like events including defaults including indexes)`.execute(tx);
    // What comes for this day waits until it has its table.
    await sql`lock table events_other in access exclusive mode`.execute(tx);
    await sql`
      with moved as (
        delete from events_other where position >= ${sql.lit(from)} and position < ${sql.lit(end)} returning *
      )
      insert into ${table} select * from moved`.execute(tx);
    await sql`alter table events attach partition ${table} for values from (${sql.lit(from)}) to (${sql.lit(end)})`.execute(
      tx,
    );
    return 'made' as const;
  });
}

/**
 * Drops a day with all its events. The journeys that begin on it stay as they are; whoever came again gets a new one from
 * the days that are left. Not while a journey of one of its people has to be worked out anew: it still needs the day.
 */
export function dropDay(db: Kysely<Schema>, day: string): Promise<'dropped' | 'still needed' | 'busy'> {
  return unlessBusy(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${journeysLock})`.execute(tx);
    const table = sql.table(tableOfDay(day));
    const stale = await sql`select from ${table} join stale_journeys using (person_id) limit 1`.execute(tx);
    if (stale.rows.length > 0) return 'still needed' as const;
    await sql`
      with past as (delete from journeys where first_visit < ${boundsOf(day).end}::bigint returning *),
      kept as (
        insert into past_journeys (person_id, drawn_cohort, cohort, source, first_visit, steps)
        select person_id, drawn_cohort, cohort, source, first_visit, steps from past on conflict do nothing
      )
      insert into stale_journeys (person_id) select person_id from past`.execute(tx);
    await sql`drop table ${table}`.execute(tx);
    return 'dropped' as const;
  });
}

/** Removes what came before a time (epoch ms) and belongs to no day, and what told repeats of the events that are gone. */
export async function removeUndated(db: Kysely<Schema>, before: number): Promise<void> {
  await sql`delete from events_other where received_at < ${new Date(before)}`.execute(db);
  await db
    .deleteFrom('event_keys')
    .where('received_on', '<', dayOf(before - 7 * dayMs))
    .execute();
}

/** Removes people who were last heard of before a time (epoch ms) and of whom no report tells: all their events are gone. */
export async function removeForgottenPeople(db: Kysely<Schema>, before: number): Promise<void> {
  await sql`
    delete from people where seen_on < ${dayOf(before)}::date
      and not exists (select from journeys where person_id = people.id)
      and not exists (select from past_journeys where person_id = people.id)
      and not exists (select from stale_journeys where person_id = people.id)`.execute(db);
}

/** Removes events of unknown names that came before a time (epoch ms). */
export async function removeQuarantined(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('quarantined_events').where('received_at', '<', new Date(before)).execute();
}

function boundsOf(day: string): { from: string; end: string } {
  const startsAt = dayStart(day)!;
  return positionsOf({ startsAt, endsAt: startsAt + dayMs });
}

/** One process at a time, and in no time or not at all. */
async function unlessBusy<Outcome>(
  db: Kysely<Schema>,
  act: (tx: Transaction<Schema>) => Promise<Outcome>,
): Promise<Outcome | 'busy'> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select set_config('lock_timeout', ${lockPatience}, true)`.execute(tx);
      await sql`select pg_advisory_xact_lock(${daysLock})`.execute(tx);
      return act(tx);
    });
  } catch (error) {
    if ((error as { code?: string }).code === lockNotGiven) return 'busy';
    throw error;
  }
}

import { sql, type Transaction } from 'kysely';
import { dayMs, dayStart } from '#contract/day.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { journeysOf, type StepType, typeIn } from './journeys.sql.ts';
import { positionsOf } from './position.ts';

/** Advisory lock, so that only one process writes journeys; of two, one could write an older state last. */
export const journeysLock = 7_353_001;
/** Events of the day on which a person was last seen, and of the next one when the database's clock is behind. */
const daysBehind = 2;

/** Takes the lock for this transaction; false when another process has it. */
export async function lockJourneys(tx: Transaction<Schema>): Promise<boolean> {
  const lock = await sql<{ is_ours: boolean }>`select pg_try_advisory_xact_lock(${journeysLock}) as is_ours`.execute(
    tx,
  );
  return lock.rows[0]!.is_ours;
}

/** Deletes marks of stale journeys, at most this many, and returns their person ids, which may repeat. */
export async function takeStale(tx: Transaction<Schema>, most: number): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    delete from stale_journeys where ctid = any(array(select ctid from stale_journeys limit ${most}))
    returning person_id`.execute(tx);
  return rows.map(({ person_id }) => person_id);
}

/** Locks people against erasure, in the same order as uploads and erasures. Returns the ids that still exist. */
export async function lockPeople(tx: Transaction<Schema>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from people where id = any(${ids}::bigint[]) order by device_id collate "C" for key share`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * The positions of these people's events: `from` is included, `end` is not. Looking for a step outside of them would
 * plan and search the tables of all days, of which there can be 400.
 */
async function positionsOfPeople(
  tx: Transaction<Schema>,
  ids: readonly string[],
): Promise<{ from: string; end: string }> {
  const { rows } = await sql<{ first: string | null; seen_on: string | null }>`
    select min(first_position) as first, max(seen_on)::text as seen_on from people where id = any(${ids}::bigint[])`.execute(
    tx,
  );
  const { first, seen_on } = rows[0]!;
  const { end } = positionsOf({ startsAt: 0, endsAt: seen_on === null ? 0 : dayStart(seen_on)! + daysBehind * dayMs });
  return { from: first ?? '0', end };
}

/** Computes the journeys of these people from their events and stores them. */
export async function writeJourneys(
  tx: Transaction<Schema>,
  steps: readonly StepType[],
  ids: readonly string[],
): Promise<void> {
  const people = sql`select unnest(${ids}::bigint[])`;
  const { from, end } = await positionsOfPeople(tx, ids);
  await sql`
    insert into journeys (person_id, drawn_cohort, cohort, source, first_visit, last_visit, last_step, taken, steps)
    select person_id, drawn_cohort, cohort, source, first_visit, (
      select max(position) from events
      where type_id = ${typeIn(steps[0]!, sql`journey.cohort`)} and events.person_id = journey.person_id
        and position >= journey.first_visit and position >= ${from}::bigint and position < ${end}::bigint
    ), last_step, taken, steps
    from (${journeysOf(steps, { people, from, end })}) as journey
    on conflict (person_id) do update set
      drawn_cohort = excluded.drawn_cohort, cohort = excluded.cohort, source = excluded.source, first_visit = excluded.first_visit,
      last_visit = excluded.last_visit, last_step = excluded.last_step, taken = excluded.taken,
      steps = excluded.steps`.execute(tx);
}

/** Marks the journey of a checkout's buyer as stale. Call it in the transaction that records the payment. */
export async function markBuyer(tx: Transaction<Schema>, checkoutId: string): Promise<void> {
  await sql`
    insert into stale_journeys (person_id)
    select people.id from checkouts join people on people.device_id = checkouts.device_id
    where checkouts.id = ${checkoutId}`.execute(tx);
}

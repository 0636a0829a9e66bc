import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { stepEvents } from './funnel-steps';
import { journeysOf, type StepType, stepTypesOf, typeIn } from './journeys.sql';
import { findTypeIds } from './measured-so-far.sql';

/** No two processes write journeys at once: an older one could come last. */
export const journeysLock = 7_353_001;
const always = { from: '0', end: '9223372036854775807' };

/**
 * Works out stale journeys anew, at most so many of them.
 * @param findSteps the steps, as they are known to the database in this transaction
 * @returns how many were stale; 0 also when another process is at it
 */
export function refreshJourneys(
  db: Kysely<Schema>,
  most: number,
  findSteps: (tx: Transaction<Schema>) => Promise<readonly StepType[]> = findStepTypes,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const lock = await sql<{ is_ours: boolean }>`select pg_try_advisory_xact_lock(${journeysLock}) as is_ours`.execute(
      tx,
    );
    if (!lock.rows[0]!.is_ours) return 0;
    const stale = await sql<{ person_id: string }>`
      delete from stale_journeys where ctid = any(array(select ctid from stale_journeys limit ${most}))
      returning person_id`.execute(tx);
    if (stale.rows.length === 0) return 0;
    // What follows sees all events that had these people marked, and perhaps newer ones, whose marks are still there.
    const steps = await findSteps(tx);
    const people = await hold(tx, [...new Set(stale.rows.map(({ person_id }) => person_id))]);
    await writeJourneys(tx, steps, people);
    return stale.rows.length;
  });
}

async function findStepTypes(tx: Transaction<Schema>): Promise<StepType[]> {
  return stepTypesOf(await findTypeIds(tx, [...stepEvents]));
}

/**
 * Keeps people from being erased meanwhile, in the order in which uploads and erasures hold them; gives those who are
 * there.
 */
async function hold(tx: Transaction<Schema>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from people where id = any(${ids}::bigint[]) order by device_id collate "C" for key share`.execute(tx);
  return rows.map(({ id }) => id);
}

async function writeJourneys(
  tx: Transaction<Schema>,
  steps: readonly StepType[],
  ids: readonly string[],
): Promise<void> {
  const people = sql`select unnest(${ids}::bigint[])`;
  await sql`
    insert into journeys (person_id, drawn_cohort, cohort, source, first_visit, last_visit, last_step, taken, steps)
    select person_id, drawn_cohort, cohort, source, first_visit, (
      select max(position) from events
      where type_id = ${typeIn(steps[0]!, sql`journey.cohort`)} and events.person_id = journey.person_id
        and position >= journey.first_visit
    ), last_step, taken, steps
    from (${journeysOf(steps, { people, ...always })}) as journey
    on conflict (person_id) do update set
      drawn_cohort = excluded.drawn_cohort, cohort = excluded.cohort, source = excluded.source, first_visit = excluded.first_visit,
      last_visit = excluded.last_visit, last_step = excluded.last_step, taken = excluded.taken,
      steps = excluded.steps`.execute(tx);
}

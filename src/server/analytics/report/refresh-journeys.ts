import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { stepEvents } from './funnel-steps.ts';
import { type StepType, stepTypesOf } from './journeys.sql.ts';
import { holdPeople, lockJourneys, takeStale, writeJourneys } from './refresh-journeys.sql.ts';
import { findTypeIds } from './type-ids.sql.ts';

/**
 * Works out stale journeys anew, at most this many of them.
 * @param findSteps the steps as the database knows them in this transaction
 * @returns how many were stale; 0 also when another process works them out
 */
export function refreshJourneys(
  db: Kysely<Schema>,
  most: number,
  findSteps: (tx: Transaction<Schema>) => Promise<readonly StepType[]> = findStepTypes,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockJourneys(tx))) return 0;
    const stale = await takeStale(tx, most);
    if (stale.length === 0) return 0;
    // The following statements see all events that set these marks; newer events have set marks of their own.
    const steps = await findSteps(tx);
    await writeJourneys(tx, steps, await holdPeople(tx, [...new Set(stale)]));
    return stale.length;
  });
}

async function findStepTypes(tx: Transaction<Schema>): Promise<StepType[]> {
  return stepTypesOf(await findTypeIds(tx, [...stepEvents]));
}

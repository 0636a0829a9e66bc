import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { stepEvents } from './funnel-steps.ts';
import { type StepType, stepTypesOf } from './journeys.sql.ts';
import { lockJourneys, lockPeople, takeStale, writeJourneys } from './refresh-journeys.sql.ts';
import { findTypeIds } from './type-ids.sql.ts';

/** In between, a report matches the events of recent visitors itself, which is slower but gives the same figures. */
const everyMs = 5000;
const mostAtOnce = 2000;

/**
 * Refreshes stale journeys.
 * @param most most marks of stale journeys to process
 * @param findSteps returns the steps with their type ids, read in this transaction
 * @returns the number of marks processed; 0 also when another process is refreshing
 */
export function refreshJourneys(
  db: Kysely<Schema>,
  most: number,
  findSteps: (tx: Transaction<Schema>) => Promise<readonly StepType[]> = findStepTypes,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await lockJourneys(tx))) return 0;
    const stale = await takeStale(tx, most);
    if (stale.length === 0) return 0;
    // The following statements see all events that set these marks; newer events set marks of their own.
    const steps = await findSteps(tx);
    await writeJourneys(tx, steps, await lockPeople(tx, [...new Set(stale)]));
    return stale.length;
  });
}

async function findStepTypes(tx: Transaction<Schema>): Promise<StepType[]> {
  return stepTypesOf(await findTypeIds(tx, [...stepEvents]));
}

/** Refreshes stale journeys every few seconds. Every process does so, one at a time. */
export function scheduleJourneys({ db, log }: Pick<Deps, 'db' | 'log'>): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const kept = (async () => {
    while (!stopping.signal.aborted) {
      const count = await refreshJourneys(db, mostAtOnce).catch((error: Error) => {
        log.warn(`The report will be slower, as journeys could not be refreshed: ${reasonOf(error)}`);
        return 0;
      });
      if (count < mostAtOnce) await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: () => {
      stopping.abort();
      return kept;
    },
  };
}

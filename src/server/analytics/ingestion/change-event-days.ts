import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { createDayTable, dropDayTable, hasStaleJourneys, keepPastJourneys, lockDays } from './event-days.sql.ts';

/** PostgreSQL's code for a lock that was not given in time. */
const lockNotGiven = '55P03';

/** Gives a day its table. Rejects when it has one already. */
export function makeDay(db: Kysely<Schema>, day: string): Promise<'made' | 'busy'> {
  return unlessBusy(db, async (tx) => {
    await createDayTable(tx, day);
    return 'made' as const;
  });
}

/**
 * Drops a day with all its events; the journeys that begin on it are kept as they are. Not while a journey of one of
 * its people is stale, since working it out still needs the day.
 */
export function dropDay(db: Kysely<Schema>, day: string): Promise<'dropped' | 'still needed' | 'busy'> {
  return unlessBusy(db, async (tx) => {
    if (await hasStaleJourneys(tx, day)) return 'still needed' as const;
    await keepPastJourneys(tx, day);
    await dropDayTable(tx, day);
    return 'dropped' as const;
  });
}

/** Changes the tables of days as the only process, or not at all when it would have to wait. */
async function unlessBusy<Outcome>(
  db: Kysely<Schema>,
  change: (tx: Transaction<Schema>) => Promise<Outcome>,
): Promise<Outcome | 'busy'> {
  try {
    return await db.transaction().execute(async (tx) => {
      await lockDays(tx);
      return change(tx);
    });
  } catch (error) {
    if ((error as { code?: string }).code === lockNotGiven) return 'busy';
    throw error;
  }
}

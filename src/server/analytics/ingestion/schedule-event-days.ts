import type { Kysely, Transaction } from 'kysely';
import { dayMs } from '#contract/day.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import { refreshJourneys } from '../report/refresh-journeys.ts';
import { removeOldShown } from '../visitor/shown.sql.ts';
import {
  createDayTable,
  dropDayTable,
  hasStaleJourneys,
  listDays,
  lockDays,
  removeForgottenPeople,
  removeQuarantined,
  removeUndated,
  savePastJourneys,
} from './event-days.sql.ts';
import { planDays } from './event-days.ts';

const everyMs = 60 * 60_000;
/** In test mode the clock may jump by months; the new days then have their tables at once. */
const checkEveryMs = 10_000;
/** Most journeys of one refresh, and most refreshes before a day is dropped. */
const journeysAtOnce = 2000;
const mostRefreshes = 500;
/** Events of unknown names are kept for the operator this long. */
const quarantineDays = 7;

type DaysDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/** PostgreSQL's error code for a lock timeout. */
const lockTimeoutCode = '55P03';

/** Makes the missing tables of days. Another process may make one at the same time. */
export async function makeEventDays({ config, db, clock, log }: DaysDeps): Promise<void> {
  const { make } = planDays(await listDays(db), { now: clock(), retentionDays: config.events.retentionDays });
  for (const day of make) {
    const outcome = await makeDay(db, day).catch(async (error: Error) => {
      if ((await listDays(db)).includes(day)) return 'made';
      throw error;
    });
    if (outcome === 'busy') log.info({ day }, 'The table of a day could not be made yet; it will be tried again');
  }
}

/** Drops the days that were kept long enough, and deletes all other data of that age. */
export async function dropEventDays({ config, db, clock, log }: DaysDeps): Promise<void> {
  const { retentionDays } = config.events;
  const { drop } = planDays(await listDays(db), { now: clock(), retentionDays });
  for (const day of drop) {
    await refreshAllJourneys(db);
    const outcome = await dropDay(db, day);
    log.info({ day, outcome }, 'A day of events has been kept long enough');
    // Later days have to wait for this one, because a journey begins on the first remaining day.
    if (outcome !== 'dropped') break;
  }
  await removeUndated(db, clock() - retentionDays * dayMs);
  await removeOldShown(db, clock() - retentionDays * dayMs);
  await removeQuarantined(db, clock() - quarantineDays * dayMs);
  // People are kept a week longer than their last events.
  await removeForgottenPeople(db, clock() - (retentionDays + 7) * dayMs);
}

async function refreshAllJourneys(db: Deps['db']): Promise<void> {
  for (let round = 0; round < mostRefreshes; round++) {
    if ((await refreshJourneys(db, journeysAtOnce)) === 0) return;
  }
}

/**
 * Makes and drops tables of days, now, every hour of the clock, and when the clock has jumped. Resolves once the missing
 * tables are made.
 */
export async function scheduleEventDays(
  deps: DaysDeps,
  { everyMs: checkMs = checkEveryMs }: { everyMs?: number } = {},
): Promise<{ stop: () => Promise<void> }> {
  await makeEventDays(deps);
  let doneIn = 0;
  const prepareDays = async () => {
    const hour = Math.floor(deps.clock() / everyMs);
    if (hour === doneIn) return;
    doneIn = hour;
    await makeEventDays(deps);
    await dropEventDays(deps);
  };
  return doEvery(checkMs, prepareDays, (error) =>
    deps.log.warn(`The days of events could not be kept in order: ${reasonOf(error)}`),
  );
}

/** Makes a day's table. Rejects when it exists. */
export function makeDay(db: Kysely<Schema>, day: string): Promise<'made' | 'busy'> {
  return withDaysLock(db, async (tx) => {
    await createDayTable(tx, day);
    return 'made' as const;
  });
}

/**
 * Drops a day with all its events, and keeps the journeys that begin on it as past ones. The day is still needed while
 * a journey of one of its people is stale, because refreshing that reads its events.
 */
function dropDay(db: Kysely<Schema>, day: string): Promise<'dropped' | 'still needed' | 'busy'> {
  return withDaysLock(db, async (tx) => {
    if (await hasStaleJourneys(tx, day)) return 'still needed' as const;
    await savePastJourneys(tx, day);
    await dropDayTable(tx, day);
    return 'dropped' as const;
  });
}

/** Changes the tables of days under their lock; changes nothing when a lock takes too long. */
async function withDaysLock<Outcome>(
  db: Kysely<Schema>,
  change: (tx: Transaction<Schema>) => Promise<Outcome>,
): Promise<Outcome | 'busy'> {
  try {
    return await inTransaction(db, async (tx) => {
      await lockDays(tx);
      return change(tx);
    });
  } catch (error) {
    if ((error as { code?: string }).code === lockTimeoutCode) return 'busy';
    throw error;
  }
}

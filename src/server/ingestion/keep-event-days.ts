import { dayMs } from '../../contract/day';
import type { Deps } from '../deps';
import { reasonOf } from '../reason-of';
import { refreshJourneys } from '../report/refresh-journeys.sql';
import { removeOldShown } from '../visitor/shown.sql';
import { planDays } from './event-days';
import { dropDay, listDays, makeDay, removeForgottenPeople, removeQuarantined, removeUndated } from './event-days.sql';

const everyMs = 60 * 60_000;
/** As many journeys as a refresh takes at once, and so many times before a day is dropped. */
const journeysAtOnce = 2000;
const mostRefreshes = 500;
/** How long an operator may look at events of unknown names. */
const quarantineDays = 7;

type DaysDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/** Makes the tables of the days to come; another process may have made them meanwhile. */
export async function makeEventDays({ config, db, clock, log }: DaysDeps): Promise<void> {
  const { make } = planDays(await listDays(db), { now: clock(), keepDays: config.events.keepDays });
  for (const day of make) {
    const outcome = await makeDay(db, day).catch(async (error: Error) => {
      if ((await listDays(db)).includes(day)) return 'made';
      throw error;
    });
    if (outcome === 'busy') log.info({ day }, 'The table of a day could not be made yet; it will be tried again');
  }
}

/** Drops the days that were kept long enough, and all else that is as old. */
export async function dropEventDays({ config, db, clock, log }: DaysDeps): Promise<void> {
  const { keepDays } = config.events;
  const { drop } = planDays(await listDays(db), { now: clock(), keepDays });
  for (const day of drop) {
    await workOutJourneys(db);
    const outcome = await dropDay(db, day);
    log.info({ day, outcome }, 'A day of events has been kept long enough');
    // Later days wait for this one: a journey begins on the first day that is left.
    if (outcome !== 'dropped') break;
  }
  await removeUndated(db, clock() - keepDays * dayMs);
  await removeOldShown(db, clock() - keepDays * dayMs);
  await removeQuarantined(db, clock() - quarantineDays * dayMs);
  // A week more than their last events.
  await removeForgottenPeople(db, clock() - (keepDays + 7) * dayMs);
}

async function workOutJourneys(db: Deps['db']): Promise<void> {
  for (let round = 0; round < mostRefreshes; round++) {
    if ((await refreshJourneys(db, journeysAtOnce)) === 0) return;
  }
}

/** Keeps the days in order, now and every hour. The first look is waited for, so that events find the table of their day. */
export async function startKeepingDays(deps: DaysDeps): Promise<{ stop: () => Promise<void> }> {
  await makeEventDays(deps);
  const look = async () => {
    await makeEventDays(deps);
    await dropEventDays(deps);
  };
  const tell = (error: unknown) => deps.log.warn(`The days of events could not be kept in order: ${reasonOf(error)}`);
  let current = dropEventDays(deps).catch(tell);
  const timer = setInterval(() => {
    current = look().catch(tell);
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await current;
    },
  };
}

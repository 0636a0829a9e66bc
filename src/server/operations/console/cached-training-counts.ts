import type { TrainingCounts } from '#contract/console/training-counts.ts';
import { countedEveryMs, mostCountedAtOnce, shownForMs } from '#server/analytics/report/cached-report.ts';
import { cacheReport, findCached } from '#server/analytics/report/cached-reports.sql.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import { countTraining } from './training-counts.ts';

type CountingDeps = Pick<Deps, 'db' | 'clock' | 'wallClock'>;

const query = 'training';

/** The stored counts of a site with much training, or else fresh ones. */
export async function readTrainingCounts(deps: CountingDeps): ReturnType<typeof countTraining> {
  const kept = await findCached<TrainingCounts>(deps.db, query, { now: deps.clock(), forMs: shownForMs });
  return kept?.report ?? (await countAndCache(deps));
}

async function countAndCache(deps: CountingDeps): ReturnType<typeof countTraining> {
  const counts = await countTraining(deps);
  if (counts !== 'too slow' && isMuch(counts)) {
    await cacheReport(deps.db, query, { countedAt: Date.parse(counts.until), report: counts });
  }
  return counts;
}

const isMuch = ({ total }: TrainingCounts): boolean => (total.flights ?? 0) + (total.items ?? 0) > mostCountedAtOnce;

/** Counts a site with much training ahead, every quarter of an hour. */
export function scheduleTrainingCounts(deps: CountingDeps & Pick<Deps, 'log'>): { stop: () => Promise<void> } {
  const count = async () => {
    if ((await findCached(deps.db, query, { now: deps.clock(), forMs: countedEveryMs / 2 })) === null)
      await countAndCache(deps);
  };
  return doEvery(countedEveryMs, count, (error) =>
    deps.log.warn(`The counts of training will be slower, as they could not be counted ahead: ${reasonOf(error)}`),
  );
}

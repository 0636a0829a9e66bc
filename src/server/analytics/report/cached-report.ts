import { allCohorts } from '#contract/cohort.ts';
import type { FunnelQuery, FunnelReport } from '#contract/console/report.ts';
import { latestDays } from '#contract/day.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import { cacheReport, findCached, removeCached } from './cached-reports.sql.ts';
import type { Pace } from './questions.sql.ts';
import { readReport } from './read-report.ts';

type CachedReportDeps = Pick<Deps, 'db' | 'clock'>;

/** Up to this many visitors are counted at once, so that most sites always see the figures of this moment. */
export const mostCountedAtOnce = 5_000;
export const countedEveryMs = 15 * 60_000;
/** How long a report is shown, even when the next counting takes long. */
export const shownForMs = 2 * countedEveryMs;
/** The spans of days that the page offers; it opens with the first. */
const offeredDays = [28, 7, 90];

/**
 * The report that was counted ahead, or else a fresh one. A fresh report of many visitors is cached for the next
 * reader.
 */
export async function readCachedReport(
  { db, clock }: CachedReportDeps,
  query: FunnelQuery,
): ReturnType<typeof readReport> {
  const kept = await findCached<FunnelReport>(db, textOf(query), { now: clock(), forMs: shownForMs });
  if (kept !== null) return { report: { ...kept.report, counted_at: new Date(kept.countedAt).toISOString() } };
  return countAndKeep({ db, clock }, query, 'at once');
}

async function countAndKeep({ db, clock }: CachedReportDeps, query: FunnelQuery, pace: Pace) {
  const countedAt = clock();
  const outcome = await readReport(db, query, countedAt, pace);
  if ('report' in outcome && isLarge(outcome.report)) {
    await cacheReport(db, textOf(query), { countedAt, report: outcome.report });
  }
  return outcome;
}

/** Counts the visitors of all sources, because the report has them with every filter. */
const isLarge = ({ sources }: FunnelReport): boolean =>
  sources.reduce((sum, { people }) => sum + people, 0) > mostCountedAtOnce;

/**
 * Counts ahead the reports that the page offers of a large site; only one of several processes does so.
 * @param isStopping asked before each report, because one may take seconds
 */
export async function countOffered(deps: CachedReportDeps, isStopping: () => boolean = () => false): Promise<void> {
  const now = deps.clock();
  for (const query of offeredQueries(now)) {
    if (isStopping()) return;
    if ((await findCached(deps.db, textOf(query), { now, forMs: countedEveryMs / 2 })) !== null) continue;
    const outcome = await countAndKeep(deps, query, 'ahead');
    // The first report covers the usual days. A site that is small in these is rarely large in longer ones.
    if ('report' in outcome && !isLarge(outcome.report)) break;
  }
  await removeCached(deps.db, now - shownForMs);
}

/** @param now epoch ms */
function offeredQueries(now: number): FunnelQuery[] {
  return offeredDays.flatMap((days) =>
    [{}, ...allCohorts.map((cohort) => ({ cohort }))].map((filter) => ({ ...latestDays(now, days), ...filter })),
  );
}

/** Counts them every quarter of an hour. */
export function scheduleReports(deps: CachedReportDeps & Pick<Deps, 'log'>): { stop: () => Promise<void> } {
  return doEvery(
    countedEveryMs,
    (isStopping) => countOffered(deps, isStopping),
    (error) => deps.log.warn(`The funnel will be slower, as it could not be counted ahead: ${reasonOf(error)}`),
  );
}

/** The same text for the same query. */
function textOf({ from, to, cohort, source }: FunnelQuery): string {
  return JSON.stringify([from, to, cohort ?? null, source ?? null]);
}

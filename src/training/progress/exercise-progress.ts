import type { Folded } from '#training/entries/fold.ts';
import { isYardstick, type MeasuredId } from '#training/run/yardstick.ts';
import { daysBetween } from '#training/training-day.ts';
import { ruleFor } from './noise-table.ts';
import { isScored, type ScoredId, scoredIds } from './scored.ts';
import { type Series, seriesOfMeasured } from './series-points.ts';
import { type Verdict, type VerdictRule, verdictOf } from './verdict.ts';

/** A series with its verdict. */
export interface SeriesProgress extends Series {
  rule: VerdictRule;
  verdict: Verdict;
}

/** The progress in an exercise or a yardstick. */
export interface MeasuredProgress {
  measured: ScoredId;
  /** The series that the person is now in; null while no session had a score. */
  main: SeriesProgress | null;
  /** The other series, the one with the newest session first. */
  others: readonly SeriesProgress[];
  /** The number of days with it, including those without a score. */
  days: number;
}

/** A series has ended when it had no session for this many days beside another one. */
const endedAfterDays = 28;

/** @param noise refitted ordinary ups and downs, where the account has them */
export function progressOf(
  folded: Folded,
  measured: ScoredId,
  noise?: Readonly<Record<string, number>>,
): MeasuredProgress {
  const all = seriesOfMeasured(folded, measured).map((series): SeriesProgress => {
    const rule = ruleFor(measured, series.variant, noise);
    return { ...series, rule, verdict: verdictOf(series.points, rule) };
  });
  const main = mainOf(all);
  const days = new Set(folded.runs.filter(({ exercise }) => exercise === measured).map(({ day }) => day)).size;
  return { measured, main, others: all.filter((series) => series !== main), days };
}

/** The progress in all exercises with rounds that were done, the one with the most days first. */
export function exercisesProgress(folded: Folded, noise?: Readonly<Record<string, number>>): MeasuredProgress[] {
  const done = new Set<MeasuredId>(folded.runs.map(({ exercise }) => exercise));
  return scoredIds
    .filter((id) => done.has(id) && !isYardstick(id) && isScored(id))
    .map((id) => progressOf(folded, id, noise))
    .sort((a, b) => b.days - a.days);
}

/**
 * The longest series on the latest device that has not ended. Not the newest one, because that would change daily:
 * directions take turns, and the number of kites goes up and down.
 */
function mainOf(all: readonly SeriesProgress[]): SeriesProgress | null {
  const [newest] = all;
  if (newest === undefined) return null;
  const lastDay = newest.points.at(-1)!.day;
  const going = all.filter(
    ({ device, points }) => device === newest.device && daysBetween(points.at(-1)!.day, lastDay) < endedAfterDays,
  );
  return going.reduce((main, series) => (series.points.length > main.points.length ? series : main));
}

import { type Folded, type Measurement, measurementsOf, runsOf } from '#training/entries/fold.ts';
import { isBreak } from '#training/run/breaks.ts';
import { type DeviceClass, partsOfSeries } from '#training/run/series.ts';
import type { Form } from '#training/run/task.ts';
import type { Source } from '#training/run/trial.ts';
import { isYardstick, type MeasuredId } from '#training/run/yardstick.ts';
import { isScored, type ScoredId } from './scored.ts';

/** A session with a score, as drawn. */
export interface SeriesPoint {
  /** The session's place in its series, from 1. */
  number: number;
  /** The training day, `YYYY-MM-DD`. */
  day: string;
  /** In the exercise's unit; larger is better. */
  score: number;
  se: number | null;
  /** The first four of a series and the first after a break: drawn hollow and not counted. */
  isWarmUp: boolean;
}

/** Sessions that may be compared with each other (training.md § 4.1). */
export interface Series {
  /** From `seriesOf`. */
  name: string;
  exercise: ScoredId;
  variant: string;
  form: Form;
  device: DeviceClass;
  source: Source;
  /** Oldest first. */
  points: readonly SeriesPoint[];
}

export const warmUpSessions = 4;

/** A yardstick, which comes once a week on one of three days, has no break unless a week was left out. */
const yardstickBreakDays = 14;

/** A person's series of an exercise or a yardstick, the one with the newest session first. */
export function seriesOfMeasured(folded: Folded, measured: MeasuredId): Series[] {
  if (!isScored(measured)) return [];
  const isAfterBreak = breaksOf(folded, measured);
  const byName = new Map<string, Series & { points: SeriesPoint[] }>();
  const measurements = measurementsOf(folded, measured).sort((a, b) => (a.day < b.day ? -1 : 1));
  for (const measurement of measurements) {
    const { day, series: name, se } = measurement;
    const score = drawnScore(measured, measurement);
    const parts = partsOfSeries(name);
    if (parts === null || parts.exercise !== measured) continue;
    const series = byName.get(name) ?? { ...parts, name, exercise: measured, points: [] };
    const number = series.points.length + 1;
    series.points.push({ number, day, score, se, isWarmUp: number <= warmUpSessions || isAfterBreak(day) });
    byName.set(name, series);
  }
  return [...byName.values()]
    .map((series) => ({ series, newest: series.points.at(-1)!.day }))
    .sort((a, b) => (a.newest < b.newest ? 1 : -1))
    .map(({ series }) => series);
}

/**
 * The drawn score. A person who gets all tails right has an estimate far above the shown lengths, so at most one bow
 * beyond the longest shown tail is drawn.
 */
function drawnScore(measured: MeasuredId, { score, facts }: Pick<Measurement, 'score' | 'facts'>): number {
  // Older entries store only the longest correct tail; 0 stands for none.
  const longest = facts.shown ?? facts.longest ?? 0;
  return measured === 'count-the-bows' && longest > 0 ? Math.min(score, longest + 1) : score;
}

/** Gives whether a day was the first one with the exercise after a break; all its series count. */
function breaksOf(folded: Folded, measured: MeasuredId): (day: string) => boolean {
  const longest = isYardstick(measured) ? yardstickBreakDays : undefined;
  const days = [...new Set(runsOf(folded, measured).map(({ day }) => day))].sort();
  const after = new Set(days.filter((day, i) => i > 0 && isBreak(days[i - 1]!, day, longest)));
  return (day) => after.has(day);
}

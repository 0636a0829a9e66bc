import { daysBetween } from '#training/training-day.ts';
import type { SeriesPoint } from './series-points.ts';

/** The rule that looks for a change (training.md § 4.2, § 4.5). */
export interface VerdictRule {
  /** The number of points at the beginning and at the end that are compared. */
  compared: number;
  /** The smallest visible change in standard errors of that difference. */
  factor: number;
  /** The number of sessions, including warm-ups, before a verdict. */
  fewest: number;
  /** Days between two comparisons. */
  daysApart: number;
  /** The ordinary up and down, used until there are enough sessions to know the person's own, in the score's unit. */
  noise: number;
  /** A smallest visible change above this is of no use, because the days differ too much. */
  rough: number;
}

/** The rule without the values that depend on the exercise. */
type RuleShape = Omit<VerdictRule, 'noise' | 'rough'>;

/**
 * Six sessions against six, with 2.2 standard errors in two comparisons running: without any change, about 4 of 100
 * people get a false verdict within twelve weeks, and three quarters get one for a true change of 1.5 ordinary ups and
 * downs (training.md § 4.2). The textbook's 1.96 in one comparison would give 28 of 100 a false one.
 */
export const exerciseRule: RuleShape = { compared: 6, factor: 2.2, fewest: 16, daysApart: 7 };

/** Four weeks against four, for the sum of the weekly look (training.md § 4.5). It has no warm-up. */
export const weeklyRule: RuleShape = { compared: 4, factor: 2.4, fewest: 8, daysApart: 7 };

/** The result of the newest comparison. Numbers are in the score's unit. */
export interface Comparison {
  /** The day of the session that led to the comparison. */
  day: string;
  /** Mean of the first counted sessions. */
  start: number;
  /** Mean of the last counted sessions. */
  now: number;
  /** Half the width of the 95 % interval of `now`. */
  nowHalf: number;
  /** The smallest visible change. */
  smallest: number;
}

export type Verdict =
  /** `left`: sessions until the first verdict. */
  | { kind: 'not yet'; left: number }
  /** `isOutside`: this comparison lies outside the band, and the next one decides. */
  | { kind: 'steady'; comparison: Comparison; isOutside: boolean }
  | { kind: 'higher'; comparison: Comparison }
  | { kind: 'lower'; comparison: Comparison }
  | { kind: 'rough'; comparison: Comparison };

/**
 * The verdict about a series: a change only when two comparisons running, at least a week apart, saw it in the same
 * direction. A day without training changes nothing.
 */
export function verdictOf(points: readonly SeriesPoint[], rule: VerdictRule): Verdict {
  const [last, before] = comparisonsOf(points, rule).reverse();
  if (last === undefined) return { kind: 'not yet', left: sessionsLeft(points, rule) };
  const side = sideOf(last);
  if (side !== 0 && before !== undefined && sideOf(before) === side) {
    return { kind: side > 0 ? 'higher' : 'lower', comparison: last };
  }
  // A seen change is larger than the smallest visible one, so only a missing change can be rough.
  if (last.smallest > rule.rough) return { kind: 'rough', comparison: last };
  return { kind: 'steady', comparison: last, isOutside: side !== 0 };
}

/**
 * All comparisons until now, oldest first: the first with the session that makes enough of them, each further one with
 * the first counted session at least a week later. So each comparison has sessions that the one before did not have.
 */
export function comparisonsOf(points: readonly SeriesPoint[], rule: VerdictRule): Comparison[] {
  const comparisons: Comparison[] = [];
  for (let count = rule.fewest; count <= points.length; count++) {
    const { day, isWarmUp } = points[count - 1]!;
    const last = comparisons.at(-1);
    if (last !== undefined && (isWarmUp || daysBetween(last.day, day) < rule.daysApart)) continue;
    const until = points.slice(0, count);
    if (last !== undefined || sessionsLeft(until, rule) === 0) comparisons.push(comparisonAt(until, rule));
  }
  return comparisons;
}

const countedOf = (points: readonly SeriesPoint[]) => points.filter(({ isWarmUp }) => !isWarmUp);

/** The sessions that the first comparison still needs, so that its beginning and its end have no session in common. */
function sessionsLeft(points: readonly SeriesPoint[], { fewest, compared }: VerdictRule): number {
  return Math.max(0, fewest - points.length, 2 * compared - countedOf(points).length);
}

/** The weight of the table's value, in sessions of the person's own. */
const tableWeight = 4;

function comparisonAt(points: readonly SeriesPoint[], { compared, factor, noise }: VerdictRule): Comparison {
  const counted = countedOf(points);
  const freedom = tableWeight + counted.length - 2;
  const sd = Math.sqrt((tableWeight * noise ** 2 + squaresAboutLine(counted)) / freedom);
  return {
    day: points.at(-1)!.day,
    start: meanScore(counted.slice(0, compared)),
    now: meanScore(counted.slice(-compared)),
    nowHalf: (student95(freedom) * sd) / Math.sqrt(compared),
    smallest: factor * sd * Math.sqrt(2 / compared),
  };
}

/** 1 above the band around the start, -1 below it, 0 inside. */
function sideOf({ start, now, smallest }: Comparison): -1 | 0 | 1 {
  if (now > start + smallest) return 1;
  return now < start - smallest ? -1 : 0;
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const meanScore = (points: readonly SeriesPoint[]) => meanOf(points.map(({ score }) => score));

/**
 * The squared distances from the best straight line, so that a steady change does not count as ups and downs. They have
 * two degrees of freedom less than points.
 */
export function squaresAboutLine(points: readonly Pick<SeriesPoint, 'number' | 'score'>[]): number {
  const middle = meanOf(points.map(({ number }) => number));
  const mean = meanOf(points.map(({ score }) => score));
  const spread = points.reduce((sum, { number }) => sum + (number - middle) ** 2, 0);
  const together = points.reduce((sum, { number, score }) => sum + (number - middle) * (score - mean), 0);
  const slope = spread === 0 ? 0 : together / spread;
  return points.reduce((sum, { number, score }) => sum + (score - mean - slope * (number - middle)) ** 2, 0);
}

/** Student's t for 95 %, by the first term of its expansion about the normal one; from 8 on less than .03 too small. */
const student95 = (freedom: number) => 1.96 + (1.96 ** 3 + 1.96) / (4 * freedom);

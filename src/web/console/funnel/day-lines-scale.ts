import { allCohorts, type Cohort } from '#contract/cohort.ts';
import type { FunnelReport } from '#contract/console/report.ts';
import { fewestForShare } from '#statistics/ripeness.ts';
import { at, type Point } from '#web/ui/illustration/geometry.ts';

type Days = FunnelReport['days'];

export interface DayCount {
  visits: number;
  paid: number;
}

export interface CohortDays {
  /** Null for all quizzes together. */
  cohort: Cohort | null;
  /** One for each day of the span. */
  counts: DayCount[];
}

/** The area of the lines, in the picture's own units. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const none: DayCount = { visits: 0, paid: 0 };
/** Space between the centres of two days' names; the first and the last one are aligned inwards. */
const dayNameWidth = 60;

/** The cohorts with visits in these days; one line for all of them if the report does not separate them. */
export function cohortDays(days: Days): CohortDays[] {
  const cohorts = days.some(({ by_cohort }) => by_cohort.length > 0) ? allCohorts : [null];
  return cohorts
    .map((cohort) => ({
      cohort,
      counts: days.map((day) =>
        cohort === null ? day : (day.by_cohort.find((entry) => entry.cohort === cohort) ?? none),
      ),
    }))
    .filter(({ counts }) => counts.some(({ visits }) => visits > 0));
}

/** 0 to 1; null on a day with too few visits for a share, which differs from a day when nobody paid. */
export function paidShare({ visits, paid }: DayCount): number | null {
  return visits < fewestForShare ? null : paid / visits;
}

/**
 * Round shares from 0 to the first that is not below `most`, at most six.
 * They begin at 0, so that a line twice as high is a share twice as large.
 */
export function shareTicks(most: number): number[] {
  if (most <= 0) return [0, 0.01];
  const power = 10 ** Math.floor(Math.log10(most / 5));
  // Division gives 0.30000000000000004, which without rounding would add a tick.
  const intervals = (step: number) => Math.ceil(exact(most / step));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((step) => intervals(step) <= 5) ?? 10 * power;
  return Array.from({ length: intervals(step) + 1 }, (_, i) => exact(i * step));
}

/** The ticks' names with as many decimals as their step needs: `0%`, `2%`, or `0.5%`. */
export function tickNames(ticks: readonly number[]): string[] {
  const step = 100 * (ticks[1]! - ticks[0]!);
  const decimals = Math.max(0, -Math.floor(Math.log10(exact(step))));
  return ticks.map((tick) => `${(100 * tick).toFixed(decimals)}%`);
}

/**
 * The indexes of the days that are named below a line `width` long: the first, the last, and some at even distances.
 */
export function namedDays(count: number, width: number): number[] {
  const last = count - 1;
  if (last < 1) return count === 1 ? [0] : [];
  const steps = count > 14 ? [7, 14, 28, 56, 112] : [1, 2, 3, 7];
  const dayWidth = width / last;
  const step = steps.find((step) => step * dayWidth >= dayNameWidth) ?? last;
  const regular = Array.from({ length: Math.ceil(last / step) }, (_, i) => i * step);
  return [...regular.filter((day) => day === 0 || (last - day) * dayWidth >= dayNameWidth), last];
}

/** Centres a single day. */
export function dayX(day: number, count: number, { left, right }: Frame): number {
  return count < 2 ? (left + right) / 2 : left + ((right - left) * day) / (count - 1);
}

export function shareY(share: number, highest: number, { top, bottom }: Frame): number {
  return bottom - ((bottom - top) * share) / highest;
}

/** Splits the points at the gaps. */
export function unbroken(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (point === null) runs.push([]);
    else runs.at(-1)!.push(point);
  }
  return runs.filter((run) => run.length > 0);
}

export function lineThrough(points: readonly Point[]): string {
  return `M${points.map((point) => at(...point)).join('L')}`;
}

/**
 * Moves labels apart until neighbours are `minGap` apart, each group around its own centre.
 * Keeps the order, also of equal positions.
 */
export function spreadLabels(ys: readonly number[], minGap: number): number[] {
  const order = ys.map((_, index) => index).sort((a, b) => ys[a]! - ys[b]! || a - b);
  const crowds: Crowd[] = [];
  for (const index of order) {
    let crowd: Crowd = { members: [index], middle: ys[index]! };
    for (let above = crowds.at(-1); above && overlap(above, crowd, minGap); above = crowds.at(-1)) {
      crowd = joined(crowds.pop()!, crowd);
    }
    crowds.push(crowd);
  }
  const spread = [...ys];
  for (const { members, middle } of crowds) {
    members.forEach((index, place) => {
      spread[index] = middle + (place - (members.length - 1) / 2) * minGap;
    });
  }
  return spread;
}

interface Crowd {
  /** From top to bottom. */
  members: number[];
  middle: number;
}

function overlap(above: Crowd, below: Crowd, minGap: number): boolean {
  return below.middle - above.middle < (minGap * (above.members.length + below.members.length)) / 2;
}

function joined(above: Crowd, below: Crowd): Crowd {
  const members = [...above.members, ...below.members];
  const weighed = above.middle * above.members.length + below.middle * below.members.length;
  return { members, middle: weighed / members.length };
}

const exact = (value: number) => Number(value.toPrecision(12));

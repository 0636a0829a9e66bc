import type { Area } from '#quiz/quiz.ts';
import type { LookEntry } from '#training/entries/entry.ts';
import { highestOf, highestOfAll, type LookItem } from './look-items.ts';

export type LookAnswers = LookEntry['body']['answers'];

export interface LookSum {
  answered: number;
  /** The points of the given answers. */
  points: number;
  /** The points extrapolated to all items, in steps of a half; null with too few answers for that. */
  sum: number | null;
}

/** A look with fewer answers is stored, and counts as done, but has no sum. */
const fewestAnswers = 4;

/** The sum of a look. An answer that the content does not offer counts as skipped. */
export function sumOf(items: readonly LookItem[], answers: LookAnswers): LookSum {
  const answered = items.filter((item) => pointsOf(item, answers) !== null);
  const points = answered.reduce((sum, item) => sum + pointsOf(item, answers)!, 0);
  const whole = answered.length < fewestAnswers ? null : (points * highestOfAll(items)) / highestOfAll(answered);
  return { answered: answered.length, points, sum: whole === null ? null : toHalf(whole) };
}

/** An area in the first looks beside the last looks. */
export interface AreaRow {
  area: Area;
  /** The most points that the area can have. */
  highest: number;
  /** Means, in steps of a half; null when it was skipped in each of these looks. */
  first: number | null;
  last: number | null;
}

/** A look counts for an area when each of its questions was answered. Areas come in the order of their first question. */
export function areaRows(
  items: readonly LookItem[],
  first: readonly LookAnswers[],
  last: readonly LookAnswers[],
): AreaRow[] {
  return [...new Set(items.map(({ area }) => area))].map((area) => {
    const own = items.filter((item) => item.area === area);
    return {
      area,
      highest: own.reduce((sum, item) => sum + highestOf(item), 0),
      first: meanOf(own, first),
      last: meanOf(own, last),
    };
  });
}

function meanOf(items: readonly LookItem[], looks: readonly LookAnswers[]): number | null {
  const whole = looks.filter((answers) => items.every((item) => pointsOf(item, answers) !== null));
  if (whole.length === 0) return null;
  const sums = whole.map((answers) => items.reduce((sum, item) => sum + pointsOf(item, answers)!, 0));
  return toHalf(sums.reduce((sum, each) => sum + each, 0) / whole.length);
}

function pointsOf({ id, options }: LookItem, answers: LookAnswers): number | null {
  const given = answers[id];
  return options.some(({ value }) => value === given) ? given! : null;
}

const toHalf = (number: number): number => Math.round(number * 2) / 2;

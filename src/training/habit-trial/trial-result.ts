import type { HabitTrial } from '#training/entries/entry.ts';
import { type DayAnswer, drawnOrder, type Order, ordersOf } from './trial-weeks.ts';

/** A week with fewer answers reflects single days more than the week. */
export const enoughAnswers = 3;
/** The number of weeks that have to count, with the habit and without it each. */
export const enoughWeeks = 2;
/** "More often than not" is said when chance alone gives such a difference in at most one of twenty trials. */
const rarelyByLuck = 1 / 20;

/** How often the habit was done on days with an answer. */
export interface SavedTrial {
  days: number;
  done: number;
}

interface Answered {
  answers: number;
  weeksWith: number;
  weeksWithout: number;
}

export type TrialResult =
  /** Too few weeks have enough answers, so nothing is said. */
  | ({ kind: 'too few' } & Answered)
  | ({
      kind: 'said';
      /** Mean of the weeks with the habit, minus that of the weeks without, in points. */
      difference: number;
      /** The number of possible orders, and how many of them have at least this difference, including the drawn one. */
      orders: number;
      asMuch: number;
      /** Whether chance alone seldom gives such a difference. */
      isRare: boolean;
      keptWith: SavedTrial;
      keptWithout: SavedTrial;
    } & Answered);

/**
 * The result of a finished trial. Weeks count as drawn and not as done, because a person who leaves the habit out in
 * bad weeks would otherwise see an effect that does not exist. The drawn order is compared with all orders that could
 * have been drawn (a randomisation test; E. S. Edgington and P. Onghena, Randomization Tests, 2007). The test is
 * one-sided: in every question more is better, and the habit is tried because it may help.
 */
export function trialResult(trial: Pick<HabitTrial, 'weeks' | 'seed'>, answers: readonly DayAnswer[]): TrialResult {
  const drawn = drawnOrder(trial);
  const means = weekMeans(trial.weeks, answers);
  const answered = { answers: answers.length, ...weeksIn(drawn, means) };
  if (!isEnough(drawn, means)) return { kind: 'too few', ...answered };
  // Weeks without answers are the same in every order, so only orders with enough answered weeks are compared.
  const orders = ordersOf(trial.weeks).filter((order) => isEnough(order, means));
  const difference = differenceIn(drawn, means);
  const asMuch = orders.filter((order) => differenceIn(order, means) >= difference - rounding).length;
  const keptIn = (isWith: boolean) => keptOf(answers.filter(({ week }) => drawn[week] === isWith));
  return {
    kind: 'said',
    difference,
    orders: orders.length,
    asMuch,
    isRare: asMuch / orders.length <= rarelyByLuck,
    keptWith: keptIn(true),
    keptWithout: keptIn(false),
    ...answered,
  };
}

/** Floating-point sums in another order differ by less than this. */
const rounding = 1e-9;

type Means = readonly (number | null)[];

/** The mean of each week; null with too few answers. Each week weighs the same, however often it was answered. */
function weekMeans(weeks: number, answers: readonly DayAnswer[]): Means {
  return Array.from({ length: weeks }, (_, week) => {
    const own = answers.filter((answer) => answer.week === week);
    return own.length < enoughAnswers ? null : meanOf(own.map(({ answer }) => answer));
  });
}

const meansIn = (order: Order, means: Means, isWith: boolean): number[] =>
  means.filter((mean, week): mean is number => mean !== null && order[week] === isWith);

const weeksIn = (order: Order, means: Means) => ({
  weeksWith: meansIn(order, means, true).length,
  weeksWithout: meansIn(order, means, false).length,
});

function isEnough(order: Order, means: Means): boolean {
  const { weeksWith, weeksWithout } = weeksIn(order, means);
  return Math.min(weeksWith, weeksWithout) >= enoughWeeks;
}

const differenceIn = (order: Order, means: Means): number =>
  meanOf(meansIn(order, means, true)) - meanOf(meansIn(order, means, false));

const keptOf = (answers: readonly DayAnswer[]): SavedTrial => ({
  days: answers.length,
  done: answers.filter(({ kept }) => kept).length,
});

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

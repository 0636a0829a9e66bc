import { enoughTasks, tasksIn } from '#training/engines/guess-then-look/guess.ts';
import type { DoneItem, Folded } from '#training/entries/fold.ts';
import { pastOf } from '#training/entries/fold.ts';
import type { GuidedEngine } from '#training/exercises/engine.ts';
import {
  type Group,
  groupedInterval,
  type Interval,
  meanDifference,
  medianInterval,
  quartilesOf,
  wilsonInterval,
} from './intervals.ts';

/**
 * The number of times from which on a median, a mean or a share is shown (training.md § 3.2). Below it only counts are.
 */
export const enoughTimes = enoughTasks;
export const enoughForShare = 6;

/** The number of latest guesses that count, because older ones may be from another life. */
const lastGuesses = 20;
const lastPlans = 30;
const lastChanges = 30;

/** The durations of tasks, as multiples of their guesses. */
export interface OwnGuesses {
  guesses: number;
  /** Null below eight guesses. */
  took: { median: number; half: Interval; usual: Interval } | null;
}

/** Plans that were begun. */
export interface OwnPlans {
  planned: number;
  begun: number;
  /** The share that is begun in the long run; null below six plans. */
  share: Interval | null;
}

/** The outcomes of worries that were parked until the window. */
export interface OwnWorries {
  parked: number;
  /** Worries that were looked at in the window; one that was parked again counts each time. */
  lookedAt: number;
  noLongerMattered: number;
  /** The share that no longer matters in the long run; null below six worries. */
  share: Interval | null;
}

/** The answers before and after an exercise, from 0 to 10. */
export interface OwnChange {
  times: number;
  /** After minus before; null below eight times. */
  change: (Interval & { mean: number }) | null;
}

/** The numbers about the person's daily life (training.md § 4.6). Each is null while there is nothing to count. */
export interface OwnLife {
  guesses: OwnGuesses | null;
  plans: OwnPlans | null;
  worries: OwnWorries | null;
  /** How wound up, before and after breathing. */
  woundUp: OwnChange | null;
  /** How kind to oneself, before and after kind words. */
  kindness: OwnChange | null;
}

export const ownLifeOf = (folded: Folded): OwnLife => ({
  guesses: guessesIn(pastOf(folded, 'guess-then-look')),
  plans: plansIn(pastOf(folded, 'one-knot')),
  worries: worriesIn(pastOf(folded, 'cloud-and-window')),
  woundUp: changeIn(folded, 'breath'),
  kindness: changeIn(folded, 'kind-words'),
});

function guessesIn(past: readonly DoneItem[]): OwnGuesses | null {
  const tasks = tasksIn(past).slice(-lastGuesses);
  if (tasks.length === 0) return null;
  // In logarithms, so that twice as long and half as long are equally far from the guess.
  const logs = tasks.map(({ guessMin, actualMin }) => Math.log(actualMin / guessMin));
  const took = () => {
    const [low, median, high] = quartilesOf(logs);
    const usual = medianInterval(logs);
    return {
      median: Math.exp(median),
      half: { low: Math.exp(low), high: Math.exp(high) },
      usual: { low: Math.exp(usual.low), high: Math.exp(usual.high) },
    };
  };
  return { guesses: tasks.length, took: tasks.length < enoughTimes ? null : took() };
}

/**
 * The plans and how many were begun. A plan may be begun on a later day, so all beginnings since the first of these
 * plans count; they are limited to the number of plans, because an older plan may be among them.
 */
function plansIn(past: readonly DoneItem[]): OwnPlans | null {
  const plans = past.filter(({ numbers }) => numbers.planned === 1).slice(-lastPlans);
  const [first] = plans;
  if (first === undefined) return null;
  const since = past.slice(past.indexOf(first));
  const begun = Math.min(
    plans.length,
    since.reduce((sum, { numbers }) => sum + countIn(numbers.begun), 0),
  );
  const share = plans.length < enoughForShare ? null : wilsonInterval(begun, plans.length);
  return { planned: plans.length, begun, share };
}

function worriesIn(past: readonly DoneItem[]): OwnWorries | null {
  const windows: Group[] = [];
  let parked = 0;
  for (const { numbers } of past) {
    const { steps, parked: put, letGo } = numbers;
    if (numbers.atWindow !== 1) parked += countIn(put);
    else windows.push({ of: countIn(steps) + countIn(put) + countIn(letGo), count: countIn(letGo) });
  }
  const looked = windows.filter((window) => window.of > 0);
  const lookedAt = looked.reduce((sum, window) => sum + window.of, 0);
  if (parked + lookedAt === 0) return null;
  return {
    parked,
    lookedAt,
    noLongerMattered: looked.reduce((sum, { count }) => sum + count, 0),
    share: lookedAt < enoughForShare ? null : groupedInterval(looked),
  };
}

function changeIn(folded: Folded, engine: GuidedEngine): OwnChange | null {
  const differences = pastOf(folded, engine)
    .flatMap(({ numbers: { before, after } }) => (isPoints(before) && isPoints(after) ? [after - before] : []))
    .slice(-lastChanges);
  if (differences.length === 0) return null;
  return { times: differences.length, change: differences.length < enoughTimes ? null : meanDifference(differences) };
}

/** Entries of another version may have any value there. */
const countIn = (count: number | undefined): number =>
  count !== undefined && Number.isFinite(count) && count > 0 ? Math.floor(count) : 0;
const isPoints = (answer: number | undefined): answer is number => answer !== undefined && answer >= 0 && answer <= 10;

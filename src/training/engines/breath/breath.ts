import type { Pace } from '#training/exercises/exercise-facts.ts';
import { type ExerciseId, exerciseBy } from '#training/exercises/exercises.ts';

/** Paces from the easiest to the slowest. All are between 4 and 7 breaths a minute and longer out than in (§ E6). */
const paces = [
  { in: 4, out: 5 },
  { in: 4, out: 6 },
  { in: 4, out: 7 },
  { in: 4, out: 8 },
  { in: 5, out: 8 },
  { in: 5, out: 9 },
  { in: 5, out: 10 },
] as const satisfies readonly Pace[];

const lengthOf = ({ in: inS, out }: Pace) => inS + out;

/** The offered pace that is nearest to the person's own, so that nobody has to choose it again. */
export function firstPace(exercise: ExerciseId, kept: Pace | null): Pace {
  const wanted = kept !== null && Number.isFinite(lengthOf(kept)) ? kept : exerciseBy('breath', exercise).pace;
  const distance = (pace: Pace) => Math.abs(lengthOf(pace) - lengthOf(wanted)) + Math.abs(pace.in - wanted.in) / 10;
  return paces.reduce<Pace>((nearest, pace) => (distance(pace) < distance(nearest) ? pace : nearest), paces[0]);
}

/** One pace easier or slower; null when there is none. */
export function nextPace(pace: Pace, towards: 'easier' | 'slower'): Pace | null {
  const index = paces.findIndex((one) => lengthOf(one) === lengthOf(pace));
  return paces[index + (towards === 'slower' ? 1 : -1)] ?? null;
}

/**
 * Whether to ask how wound up the person is. Not for the exercise of six breaths, which is for moments in which no
 * question should be in the way.
 */
export const asksHowWoundUp = (exercise: ExerciseId): boolean => exerciseBy('breath', exercise).breaths === null;

/** The end: after a number of whole breaths, or after the last breath that began before the time was over. */
type Goal = { breaths: number } | { ms: number };

/** A session of breathing along. All times are ms; `at` is on any clock that only goes forward. */
export interface BreathRun {
  goal: Goal;
  /** The pace of the present breath. */
  pace: Pace;
  /** The pace from the next breath on, so that no breath changes its length in the middle. */
  wanted: Pace;
  /** The number of finished breaths, and their time. */
  breaths: number;
  doneMs: number;
  /** The beginning of the present breath; null while the run rests. */
  since: number | null;
}

/** @param minutes as planned for the day */
export function beginBreath(exercise: ExerciseId, minutes: number, kept: Pace | null): BreathRun {
  const { breaths } = exerciseBy('breath', exercise);
  const pace = firstPace(exercise, kept);
  const goal = breaths === null ? { ms: Math.max(1, minutes) * 60_000 } : { breaths };
  return { goal, pace, wanted: pace, breaths: 0, doneMs: 0, since: null };
}

export const isOver = ({ goal, breaths, doneMs }: BreathRun): boolean =>
  'ms' in goal ? doneMs >= goal.ms : breaths >= goal.breaths;

/** The run at a moment, with the breaths that have ended by then. The number of calls makes no difference. */
export function breathAt(run: BreathRun, at: number): BreathRun {
  let now = run;
  while (now.since !== null && !isOver(now)) {
    const lengthMs = lengthOf(now.pace) * 1000;
    if (at - now.since < lengthMs) break;
    now = {
      ...now,
      pace: now.wanted,
      breaths: now.breaths + 1,
      doneMs: now.doneMs + lengthMs,
      since: now.since + lengthMs,
    };
  }
  return isOver(now) ? { ...now, since: null } : now;
}

/** Continues after a rest; a breath that was interrupted begins anew. */
export const goOn = (run: BreathRun, at: number): BreathRun => (isOver(run) ? run : { ...run, since: at });
export const restNow = (run: BreathRun, at: number): BreathRun => ({ ...breathAt(run, at), since: null });

export interface Turn {
  way: 'in' | 'out';
  /** 0 at its beginning, 1 at its end. */
  share: number;
  /** Seconds, counted from 1. */
  count: number;
}

/** The position in the present breath, for a run from `breathAt`; null while it rests. */
export function turnAt({ pace, since }: BreathRun, at: number): Turn | null {
  if (since === null) return null;
  const passedS = Math.max(0, (at - since) / 1000);
  const isIn = passedS < pace.in;
  const inTurnS = isIn ? passedS : passedS - pace.in;
  const lengthS = isIn ? pace.in : pace.out;
  return {
    way: isIn ? 'in' : 'out',
    share: Math.min(1, inTurnS / lengthS),
    count: Math.min(lengthS, Math.floor(inTurnS) + 1),
  };
}

/** The height of the horizon, 0 to 1; it moves without a jerk at both ends of a turn. */
export function heightAt({ way, share }: Turn): number {
  const eased = (1 - Math.cos(Math.PI * share)) / 2;
  return way === 'in' ? eased : 1 - eased;
}

/** The number of finished breaths, and about how many there will be at the latest pace. */
export function breathCount({ goal, breaths, doneMs, wanted }: BreathRun): { done: number; of: number } {
  if ('breaths' in goal) return { done: breaths, of: goal.breaths };
  const left = Math.ceil(Math.max(0, goal.ms - doneMs) / (lengthOf(wanted) * 1000));
  return { done: breaths, of: breaths + left };
}

/** Whether to store the run: from one minute on, or when a shorter one was finished. */
export const isWorthSaving = (run: BreathRun): boolean => isOver(run) || run.doneMs >= 60_000;

/** How wound up the person feels, 0 to 10; null without an answer. */
export interface WoundUp {
  before: number | null;
  after: number | null;
}

/**
 * The stored numbers: `pace_in` and `pace_out` in seconds, `breaths`, `minutes` to one decimal, and `before` and
 * `after`, 0 to 10, when they were given.
 */
export function breathNumbers({ pace, breaths, doneMs }: BreathRun, { before, after }: WoundUp) {
  return {
    pace_in: pace.in,
    pace_out: pace.out,
    breaths,
    minutes: Math.round(doneMs / 6000) / 10,
    ...(before === null ? {} : { before }),
    ...(after === null ? {} : { after }),
  };
}

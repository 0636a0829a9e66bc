import { type ExerciseId, exerciseBy } from '#training/exercises/exercises.ts';

const minuteMs = 60_000;
const shortestMin = 1;
const longestMin = 25;
/** A clock that nobody has returned to for this long is forgotten. */
const forgottenAfterMs = 12 * 60 * minuteMs;

/** Whether an exercise always takes one minute. */
export const isOneMinute = (exercise: ExerciseId): boolean => exerciseBy('clocks', exercise).isOneMinute;

/** An earlier clock: its real `minutes` and `planned_min`, see `clockNumbers`. */
interface EarlierClock {
  exercise: ExerciseId;
  numbers: Readonly<Record<string, number>>;
}

const within = (minutes: number, longest: number) => Math.min(longest, Math.max(shortestMin, Math.round(minutes)));

/** The suggested minutes and their reason. */
interface Offer {
  minutes: number;
  because: 'planned' | 'more' | 'half';
}

/**
 * The suggested minutes: one more than the last finished clock, or half of one that was left early. The first time they
 * are the planned minutes of the day (§ E14).
 * @param past oldest first
 */
export function offeredMinutes(exercise: ExerciseId, planned: number, past: readonly EarlierClock[]): Offer {
  if (isOneMinute(exercise)) return { minutes: shortestMin, because: 'planned' };
  const longest = Math.max(longestMin, Math.round(planned));
  const last = past.filter((one) => one.exercise === exercise).at(-1)?.numbers;
  if (last === undefined || !isLength(last.minutes) || !isLength(last.planned_min)) {
    return { minutes: within(planned, longest), because: 'planned' };
  }
  if (last.minutes < last.planned_min) return { minutes: within(last.planned_min / 2, longest), because: 'half' };
  return { minutes: within(last.minutes + 1, longest), because: 'more' };
}

const isLength = (minutes: number | undefined): minutes is number =>
  minutes !== undefined && Number.isFinite(minutes) && minutes > 0;

/** Another length than the offered one. */
export const changedMinutes = (minutes: number, by: number): number => within(minutes + by, longestMin);

/** A clock of some minutes. Times are epoch ms, so it continues while the device sleeps. */
export interface ClockRun {
  minutes: number;
  /** The time before the last rest, in ms. */
  doneMs: number;
  /** The time since which it runs; null while it rests. */
  since: number | null;
  /** How often the person noticed that they had drifted, and came back. */
  drifts: number;
}

export const beginClock = (minutes: number, at: number): ClockRun => ({ minutes, doneMs: 0, since: at, drifts: 0 });

/** The elapsed time, at most the whole length. A device clock that was set back takes nothing away. */
export function passedMs({ minutes, doneMs, since }: ClockRun, at: number): number {
  const running = since === null ? 0 : Math.max(0, at - since);
  return Math.min(minutes * minuteMs, doneMs + running);
}

export const restClock = (run: ClockRun, at: number): ClockRun => ({ ...run, doneMs: passedMs(run, at), since: null });
export const goOnWithClock = (run: ClockRun, at: number): ClockRun => ({ ...run, since: run.since ?? at });
export const drifted = (run: ClockRun, by: 1 | -1 = 1): ClockRun => ({ ...run, drifts: Math.max(0, run.drifts + by) });

export const isEnded = (run: ClockRun, at: number): boolean => passedMs(run, at) >= run.minutes * minuteMs;

/** Epoch ms of its end; null while it rests. */
export const endOf = ({ minutes, doneMs, since }: ClockRun): number | null =>
  since === null ? null : since + minutes * minuteMs - doneMs;

/** The whole minutes that are left, rounded up. Shown only after a press, because no clock is in sight in play. */
export const minutesLeft = (run: ClockRun, at: number): number =>
  Math.ceil((run.minutes * minuteMs - passedMs(run, at)) / minuteMs);

/** 0 at the beginning, 1 at the end. */
export const shareOf = (run: ClockRun, at: number): number => passedMs(run, at) / (run.minutes * minuteMs);

/** The elapsed time in coarse steps: whole minutes, or tens of seconds of a single minute. */
export function passedSteps(run: ClockRun, at: number): { passed: number; of: number; unit: 'min' | 's' } {
  if (run.minutes > 1) return { passed: Math.floor(passedMs(run, at) / minuteMs), of: run.minutes, unit: 'min' };
  return { passed: Math.floor(passedMs(run, at) / 10_000) * 10, of: 60, unit: 's' };
}

/** Whether to store the clock: from one minute on. */
export const isClockWorthSaving = (run: ClockRun, at: number): boolean => passedMs(run, at) >= minuteMs;

/** The stored numbers: whole `minutes` that it ran, `planned_min`, and `drifts` where they are counted. */
export function clockNumbers(run: ClockRun, at: number, countsDrifts: boolean): Record<string, number> {
  const minutes = Math.floor(passedMs(run, at) / minuteMs);
  return { minutes, planned_min: run.minutes, ...(countsDrifts ? { drifts: run.drifts } : {}) };
}

type Detail = Readonly<Record<string, string | number | boolean>>;

/** A running clock as stored on the device, so that it continues after a reload. */
export const detailOfClock = ({ minutes, doneMs, since, drifts }: ClockRun, exercise: ExerciseId): Detail => ({
  exercise,
  minutes,
  doneMs,
  drifts,
  ...(since === null ? {} : { since }),
});

/** The clock in a stored detail; null when it is another exercise's, is malformed or was left long ago. */
export function clockIn(detail: Detail, exercise: ExerciseId, now: number): ClockRun | null {
  const { minutes, doneMs, since, drifts } = detail;
  const isWhole = [minutes, doneMs, drifts].every((value) => typeof value === 'number' && value >= 0);
  if (detail.exercise !== exercise || !isWhole || minutes === 0) return null;
  if (since !== undefined && typeof since !== 'number') return null;
  const run = { minutes, doneMs, drifts, since: since ?? null } as ClockRun;
  return (endOf(run) ?? now) + forgottenAfterMs < now ? null : run;
}

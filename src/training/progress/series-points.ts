import type { Folded } from '#training/entries/fold.ts';
import type { DeviceClass } from '#training/run/series.ts';
import type { Form } from '#training/run/task.ts';
import type { Source } from '#training/run/trial.ts';
import type { MeasuredId } from '#training/yardsticks/yardstick.ts';

/** A session with a score, as it is drawn. */
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

/** The sessions that may be compared with each other (training.md § 4.1). */
export interface Series {
  /** From `seriesOf`. */
  name: string;
  exercise: MeasuredId;
  variant: string;
  form: Form;
  device: DeviceClass;
  source: Source;
  /** Oldest first. */
  points: readonly SeriesPoint[];
}

export const warmUpSessions = 4;

/** After so many days without an exercise the next session is a warm-up. */
export const breakDays = 7;

/** A person's series of an exercise or a yardstick, the one with the newest session first. */
export function seriesOfMeasured(_folded: Folded, _measured: MeasuredId): Series[] {
  return [];
}

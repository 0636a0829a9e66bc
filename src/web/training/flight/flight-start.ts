import type { ExerciseId } from '#training/exercises/exercises.ts';
import type { YardstickId } from '#training/run/yardstick.ts';

/** The start of a flight; addresses must not contain an exercise, so it stays in memory. */
export type FlightStart =
  | { begin: 'next' }
  | { begin: 'one more' }
  | { begin: 'exercise'; id: ExerciseId }
  /** Chosen from all exercises. */
  | { begin: 'free'; id: ExerciseId }
  | { begin: 'yardsticks'; ids: readonly YardstickId[] };

let asked: FlightStart = { begin: 'next' };

/** Sets the start of the flight that opens next. */
export function askForFlight(start: FlightStart): void {
  asked = start;
}

/** The start that was set; after a reload, the next exercise of the day. */
export const askedFlight = (): FlightStart => asked;

import type { ExerciseId } from '#training/plan/exercises.ts';
import type { YardstickId } from '#training/run/yardstick.ts';

/** What a flight begins with; addresses carry no exercise, so it stays in memory. */
export type FlightStart =
  | { begin: 'next' }
  | { begin: 'one more' }
  | { begin: 'exercise'; id: ExerciseId }
  | { begin: 'yardsticks'; ids: readonly YardstickId[] };

let asked: FlightStart = { begin: 'next' };

/** Says what the flight that opens next begins with. */
export function askForFlight(start: FlightStart): void {
  asked = start;
}

/** What was asked for; after a reload, the next exercise of the day. */
export const askedFlight = (): FlightStart => asked;

import { type Folded, runsOf } from '#training/entries/fold.ts';
import { yardstickIds, yardstickOf } from '#training/run/yardstick.ts';

/** What yardsticks took of the minutes of a day, also those that were left in the middle. */
export function yardstickMinutesOn(folded: Folded, day: string): number {
  const measured = yardstickIds.filter((id) => runsOf(folded, id).some((run) => run.day === day));
  return measured.reduce((sum, id) => sum + yardstickOf(id).minutes, 0);
}

import { itemEntry } from '#testing/training/entries.ts';
import type { ItemEntry } from '#training/entries/entry.ts';
import { traceOf } from '#training/picture/trace.ts';

/** A rhythm that swings, and drifts a little. */
const rhythm = (seed: number): number[] =>
  Array.from({ length: 90 }, (_, i) => 520 + 90 * Math.sin(i / (5 + (seed % 7))) + 60 * Math.sin(i / 17 + seed));

/**
 * A finished exercise of a day, with its picture's place and rhythm.
 * @param time of the local day, `18:20`
 */
export function flownItem(place: number, day: string, time: string, rounds: number): ItemEntry {
  const entry = itemEntry(100 + place, day, { exercise: rounds > 0 ? 'change-course' : 'settle' });
  const trace = rounds > 0 ? { trace: traceOf(rhythm(place)) } : {};
  return {
    ...entry,
    at: `${day}T${time}:00.000Z`,
    body: { ...entry.body, minutes: 4, seconds: 240, rounds, place, ...trace },
  };
}

/** The items of some days, in their order: day, local time and rounds. */
export const flownDays = (days: readonly (readonly [day: string, time: string, rounds: number])[]): ItemEntry[] =>
  days.map(([day, time, rounds], place) => flownItem(place, day, time, rounds));

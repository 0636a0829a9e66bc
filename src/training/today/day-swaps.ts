import type { SettingValue } from '#training/entries/entry.ts';

/** Two days of a plan, by their numbers from 1, whose exercises change places. */
export type DaySwap = readonly [one: number, other: number];

/** So many are kept; they are used up as days pass. */
const mostSwaps = 14;

/** The swaps of a plan; those of an earlier one do not count. */
export const swapsOf = (setting: SettingValue<'swapped-days'> | null, fromDay: string): readonly DaySwap[] =>
  setting?.from === fromDay ? setting.days : [];

/** The day of the plan whose exercises a day has, after all swaps in their order. */
export function plannedNumber(swaps: readonly DaySwap[], number: number): number {
  const planned = new Map<number, number>();
  const at = (day: number) => planned.get(day) ?? day;
  for (const [one, other] of swaps) {
    const [first, second] = [at(one), at(other)];
    planned.set(one, second);
    planned.set(other, first);
  }
  return at(number);
}

/**
 * With one swap more. Swaps of days that are all past are left out.
 * @param next the number of the next day that is not trained yet
 */
export function withSwap(swaps: readonly DaySwap[], swap: DaySwap, next: number): readonly DaySwap[] {
  const ahead = swaps.filter(([one, other]) => one >= next || other >= next);
  return [...ahead, swap].slice(-mostSwaps);
}

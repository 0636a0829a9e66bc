import type { ItemEntry } from '#training/entries/entry.ts';

const longestS = 86_400;

/**
 * Whole seconds that an exercise took: the time its page was in view, or longer if its own clock continued while the
 * device slept.
 */
export function spentSeconds(inViewMs: number, numbers: Readonly<Record<string, number>>): number {
  return Math.min(longestS, Math.max(Math.round(inViewMs / 1000), Math.round((numbers.minutes ?? 0) * 60)));
}

/** The seconds that finished exercises took together; null when that of one is not known. */
export function secondsSpent(items: readonly Pick<ItemEntry, 'body'>[]): number | null {
  const times = items.map(({ body }) => body.seconds);
  if (times.length === 0 || times.includes(undefined)) return null;
  return times.reduce<number>((sum, seconds) => sum + seconds!, 0);
}

import type { ItemEntry } from '#training/entries/entry.ts';
import { levelTrace, traceOf } from './trace.ts';

/** The highest that an entry can say; places go round long before. */
export const lastPlace = 100_000;

/**
 * What the picture of a finished exercise is drawn from, for its entry (delight.md § 6). Without a rhythm there is no
 * trace.
 * @param times ms of each round that counts, or between two steps, in order; null for one without a time
 * @param finishedBefore the exercises that were finished before it, over all days
 */
export function pictureFacts(
  times: readonly (number | null)[],
  finishedBefore: number,
): Pick<ItemEntry['body'], 'trace' | 'place'> {
  const trace = traceOf(times);
  return { ...(trace !== levelTrace && { trace }), place: Math.min(lastPlace, finishedBefore) };
}

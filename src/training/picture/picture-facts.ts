import type { ItemEntry } from '#training/entries/entry.ts';
import { placeAfter, placesPassed } from './places-passed.ts';
import { levelTrace, traceOf } from './trace.ts';

/** The highest that an entry can say; places go round long before. */
export const lastPlace = 100_000;

/**
 * What the picture of a finished exercise is drawn from, for its entry (delight.md § 6). Without a rhythm there is no
 * trace.
 * @param times ms of each round that counts, or between two steps, in order; null for one without a time
 * @param reached the place of the exercise before it; undefined for the first one
 */
export function pictureFacts(
  times: readonly (number | null)[],
  done: Parameters<typeof placesPassed>[0],
  reached: number | undefined,
): Pick<ItemEntry['body'], 'trace' | 'place'> {
  const trace = traceOf(times);
  const place = Math.min(lastPlace, placeAfter(reached) + placesPassed(done));
  return { ...(trace !== levelTrace && { trace }), place };
}

import type { ItemEntry } from '#training/entries/entry.ts';
import { places } from './places.ts';

type Done = Pick<ItemEntry['body'], 'rounds' | 'minutes' | 'seconds'>;

/** A block flies over four places (delight.md § 5): from the one where it begins to the one that it reaches. */
export const mostPassed = 3;
/** Guided exercises have no rounds; they reach the next place after each two minutes. */
const secondsForPlace = 120;

/** The planned time where the true one is not known. */
export const secondsOf = ({ seconds, minutes }: Pick<Done, 'minutes' | 'seconds'>): number => seconds ?? minutes * 60;

/** The places that a finished exercise passed before the one that it reached, 0 to 3. */
export function placesPassed(done: Done): number {
  return done.rounds > 0 ? mostPassed : Math.min(mostPassed, Math.floor(secondsOf(done) / secondsForPlace));
}

/** Where the next flight begins: after the place that was reached last. */
export const placeAfter = (reached: number | undefined): number => (reached === undefined ? 0 : reached + 1);

/**
 * The place that each finished exercise reached, on a way that goes on from flight to flight. Entries from before places
 * were kept have that of their order.
 * @param items all of a person, oldest first
 */
export function reachedPlaces(items: readonly ItemEntry[]): Map<ItemEntry, number> {
  return new Map(items.map((item, order) => [item, item.body.place ?? order]));
}

/** The place that the last of them reached; undefined before the first flight. */
export function reachedLast(items: readonly ItemEntry[]): number | undefined {
  const last = items.at(-1);
  return last === undefined ? undefined : (last.body.place ?? items.length - 1);
}

/** The places of a finished exercise, in order: those that it passed, then the one that it reached. */
export function placesOf({ body }: ItemEntry): readonly string[] {
  const { place } = body;
  if (place === undefined) return [];
  const passed = Math.min(placesPassed(body), place);
  return Array.from({ length: passed + 1 }, (_, i) => places[(place - passed + i) % places.length]!.name);
}

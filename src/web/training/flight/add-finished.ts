import type { ItemEntry } from '#training/entries/entry.ts';
import { pictureFacts } from '#training/picture/picture-facts.ts';
import { reachedLast } from '#training/picture/places-passed.ts';
import type { TodayItem } from '#training/today/today.ts';
import type { FlightPort } from './flight-port.ts';

/**
 * Stores that an exercise is finished, with what its picture is drawn from.
 * @param times ms of each round that counts, or between two steps; null for one without a time
 */
export function addFinished(
  port: FlightPort,
  { exercise, minutes, isFree }: TodayItem,
  body: Pick<ItemEntry['body'], 'seconds' | 'rounds' | 'numbers' | 'words'>,
  times: readonly (number | null)[],
): void {
  const done = { minutes, ...body };
  const picture = pictureFacts(times, done, reachedLast(port.items()));
  port.add({ kind: 'item', exercise: exercise.id, body: { ...done, ...picture, ...(isFree && { free: true }) } });
}

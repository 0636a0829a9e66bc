import type { ItemEntry } from '#training/entries/entry.ts';
import { pictureFacts } from '#training/picture/picture-facts.ts';
import type { TodayItem } from '#training/today/today.ts';
import type { FlightPort } from './flight-port.ts';

/**
 * Stores that an exercise is finished, with what its picture is drawn from.
 * @param times ms of each round that counts, or between two steps; null for one without a time
 */
export function addFinished(
  port: FlightPort,
  { exercise, minutes }: TodayItem,
  body: Pick<ItemEntry['body'], 'seconds' | 'rounds' | 'numbers' | 'words'>,
  times: readonly (number | null)[],
): void {
  const picture = pictureFacts(times, port.items().length);
  port.add({ kind: 'item', exercise: exercise.id, body: { minutes, ...body, ...picture } });
}

import type { QueuedEvent } from './queue.ts';

/** Browsers send at most 64 KiB after the page has ended; the difference is for the body around the events. */
export const maxBeaconBytes = 60_000;

interface ChunkLimits {
  events: number;
  bytes: number;
}

/**
 * The first events of a list for one upload, at least one however large it is. An `$identify` is not separated from the
 * event after it (§ 4), because its properties apply to the events of the same upload.
 */
export function firstChunk(events: readonly QueuedEvent[], limits: ChunkLimits): QueuedEvent[] {
  let size = 0;
  let bytes = 0;
  while (size < Math.min(events.length, limits.events)) {
    bytes += new Blob([JSON.stringify(events[size])]).size;
    if (size > 0 && bytes > limits.bytes) break;
    size += 1;
  }
  const isPairSplit = size > 1 && size < events.length && events[size - 1]!.event_type === '$identify';
  return events.slice(0, isPairSplit ? size - 1 : size);
}

import type { QueuedEvent } from './queue';

/** Browsers carry at most 64 KiB past the end of a page; the rest is for what stands around the events. */
export const mostCarriedBytes = 60_000;

interface ChunkLimits {
  events: number;
  bytes: number;
}

/**
 * The events at the start of a list that go out in one upload; one event goes however large it is.
 * An `$identify` is not parted from the event it stands before (§ 4): its properties go to the events of the same upload.
 */
export function firstChunk(events: readonly QueuedEvent[], limits: ChunkLimits): QueuedEvent[] {
  let size = 0;
  let bytes = 0;
  while (size < Math.min(events.length, limits.events)) {
    bytes += new Blob([JSON.stringify(events[size])]).size;
    if (size > 0 && bytes > limits.bytes) break;
    size += 1;
  }
  const isPairParted = size > 1 && size < events.length && events[size - 1]!.event_type === '$identify';
  return events.slice(0, isPairParted ? size - 1 : size);
}

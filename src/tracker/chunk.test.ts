import { expect, it } from 'vitest';
import { firstChunk } from './chunk.ts';
import type { QueuedEvent } from './queue.ts';

const eventsOf = (...types: string[]): QueuedEvent[] =>
  types.map((event_type, index) => ({ event_type, insert_id: `id-${index}` }));
const sizeOf = (event: QueuedEvent) => new Blob([JSON.stringify(event)]).size;
const many = { events: 30, bytes: 60_000 };

it('a chunk holds as many events as allowed', () => {
  const events = eventsOf(...Array.from({ length: 40 }, () => 'open_main'));
  expect(firstChunk(events, many)).toEqual(events.slice(0, 30));
});

it('a chunk is limited in bytes, not in characters', () => {
  const events = eventsOf('öffnen', 'öffnen', 'öffnen');
  expect(firstChunk(events, { events: 30, bytes: 2 * sizeOf(events[0]!) })).toHaveLength(2);
  expect(firstChunk(events, { events: 30, bytes: 2 * sizeOf(events[0]!) - 1 })).toHaveLength(1);
});

it('a chunk holds one event however large it is', () => {
  expect(firstChunk(eventsOf('open_main', 'close_main'), { events: 30, bytes: 1 })).toHaveLength(1);
});

it('a chunk does not separate an $identify from its event', () => {
  const events = eventsOf('session_start', '$identify', 'open_main', '$identify', 'close_main');
  expect(firstChunk(events, { events: 4, bytes: 60_000 })).toEqual(events.slice(0, 3));
  expect(firstChunk(events, { events: 2, bytes: 60_000 })).toEqual(events.slice(0, 1));
});

it('a chunk ends with an $identify rather than being empty or leaving it behind', () => {
  const events = eventsOf('$identify', 'open_main');
  expect(firstChunk(events, { events: 1, bytes: 60_000 })).toEqual(events.slice(0, 1));
  expect(firstChunk(events.slice(0, 1), many)).toEqual(events.slice(0, 1));
});

it('the first chunk of an empty list is empty', () => {
  expect(firstChunk([], many)).toEqual([]);
});

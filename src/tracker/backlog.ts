import { firstChunk, maxBeaconBytes } from './chunk.ts';
import type { EventQueue, QueuedEvent } from './queue.ts';

/** The queue's events and their delivery state on this visit. */
export interface Backlog {
  /** Events that may be sent now. */
  ready(): QueuedEvent[];
  /** The next events to send. All have failed equally often, so that new events are not given up with old ones. */
  nextChunk(chunkSize: number): QueuedEvent[];
  /** The number of failed attempts with an event. */
  attemptsOf(event: QueuedEvent): number;
  isSending(): boolean;
  /** Marks a chunk as being sent until the returned function is called. */
  send(chunk: readonly QueuedEvent[]): () => void;
  /** Holds events back until the returned function is called. */
  hold(events: readonly QueuedEvent[]): () => void;
  /** Holds back events sent while leaving, until `comeBack`, because nobody reads the answer. */
  leave(events: readonly QueuedEvent[]): void;
  comeBack(): void;
  failed(chunk: readonly QueuedEvent[], attempts: number): void;
  /** Keeps events for the next visit, or until `renew`. */
  giveUp(events: readonly QueuedEvent[]): void;
  renew(): void;
  remove(events: readonly QueuedEvent[]): void;
}

export function createBacklog(queue: EventQueue): Backlog {
  const attempts = new Map<string, number>();
  const throttled = new Set<string>();
  const givenUp = new Set<string>();
  const left = new Set<string>();
  let inFlight: ReadonlySet<string> = new Set();

  const attemptsOf = (event: QueuedEvent) => attempts.get(event.insert_id) ?? 0;
  function ready() {
    const unready = [throttled, givenUp, left, inFlight];
    return queue.events().filter(({ insert_id }) => !unready.some((ids) => ids.has(insert_id)));
  }

  return {
    ready,
    nextChunk(chunkSize) {
      const events = ready();
      const alike = events.filter((event) => attemptsOf(event) === attemptsOf(events[0]!));
      return firstChunk(alike, { events: chunkSize, bytes: maxBeaconBytes });
    },
    attemptsOf,
    isSending: () => inFlight.size > 0,
    send(chunk) {
      inFlight = new Set(idsOf(chunk));
      return () => {
        inFlight = new Set();
      };
    },
    hold(events) {
      const ids = idsOf(events);
      for (const id of ids) throttled.add(id);
      return () => {
        for (const id of ids) throttled.delete(id);
      };
    },
    leave(events) {
      for (const id of idsOf(events)) left.add(id);
    },
    comeBack: () => left.clear(),
    failed(chunk, count) {
      for (const id of idsOf(chunk)) attempts.set(id, count);
    },
    giveUp(events) {
      for (const id of idsOf(events)) givenUp.add(id);
    },
    renew() {
      attempts.clear();
      givenUp.clear();
    },
    remove(events) {
      const ids = new Set(idsOf(events));
      for (const id of ids) attempts.delete(id);
      queue.remove(ids);
    },
  };
}

const idsOf = (events: readonly QueuedEvent[]) => events.map((event) => event.insert_id);

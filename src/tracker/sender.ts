import type { UploadAnswer } from '../contract/event-upload';
import { firstChunk, mostCarriedBytes } from './chunk';
import { type Delivery, decideDelivery } from './delivery';
import type { EventQueue, QueuedEvent } from './queue';

export interface FlushLimits {
  /** Events in one upload; as many waiting are sent at once. */
  queueSize: number;
  /** Tries before a batch is kept for the next visit. */
  maxAttempts: number;
}

/** § 9: the flush queue size and the most flush retries. */
export const flushLimits: Record<'browser' | 'elsewhere', FlushLimits> = {
  browser: { queueSize: 30, maxAttempts: 5 },
  elsewhere: { queueSize: 200, maxAttempts: 12 },
};

/** The smallest piece worth offering to a browser that carries no more. */
const leastCarriedBytes = 1000;

export interface Answer {
  /** 0 when there was none. */
  status: number;
  body: UploadAnswer | null;
}

interface Options {
  queue: EventQueue;
  limits: FlushLimits;
  /** Sends and waits for the answer; never rejects. */
  post: (batch: readonly QueuedEvent[], attempt: number) => Promise<Answer>;
  /** Sends without waiting, while the page is being left; false when the browser does not take it. */
  postOnLeaving: (batch: readonly QueuedEvent[]) => boolean;
  /** A timer of its own for each wait: unlike the clock, timers are never set back by hours. */
  after: (delayMs: number, action: () => void) => void;
  /** Whether sending is possible and allowed at this moment. */
  isOpen: () => boolean;
  warn: (message: string) => void;
}

export interface Sender {
  /** Sends what is ready, chunk after chunk, one at a time. */
  flush(): Promise<void>;
  /**
   * The page is being left: sends all that is ready, and from now on each event as it comes.
   * The events stay in the queue, because nobody will hear the answer.
   */
  leave(): void;
  /** The page came back from the browser's memory, which counts as a visit of its own. */
  comeBack(): Promise<void>;
  /** The queue has new events. */
  added(): void;
  /** The network is back: what was given up for this visit gets new tries. */
  resume(): Promise<void>;
}

/** Brings the queue's events to the server by the rules of § 4. */
export function createSender(options: Options): Sender {
  const { queue, limits, post, postOnLeaving, after, isOpen, warn } = options;
  const attempts = new Map<string, number>();
  const throttled = new Set<string>();
  /** Kept for the next visit. */
  const givenUp = new Set<string>();
  /** Sent while leaving. */
  const left = new Set<string>();
  let isLeaving = false;
  let inFlight: ReadonlySet<string> = new Set();
  let pause: object | null = null;
  let batchSize = limits.queueSize;

  const attemptsOf = (event: QueuedEvent) => attempts.get(event.insert_id) ?? 0;

  function ready(): QueuedEvent[] {
    const unready = [throttled, givenUp, left, inFlight];
    return queue.events().filter(({ insert_id }) => !unready.some((ids) => ids.has(insert_id)));
  }

  /** Events of one batch have failed equally often, so that new ones are not given up with old ones. */
  function nextBatch(): QueuedEvent[] {
    const events = ready();
    const alike = events.filter((event) => attemptsOf(event) === attemptsOf(events[0]!));
    return firstChunk(alike, { events: batchSize, bytes: mostCarriedBytes });
  }

  async function flush() {
    if (inFlight.size > 0) return;
    while (isOpen() && pause === null) {
      const batch = nextBatch();
      if (batch.length === 0) return;
      inFlight = idsOf(batch);
      const attempt = attemptsOf(batch[0]!) + 1;
      const { status, body } = await post(batch, attempt);
      inFlight = new Set();
      apply(
        decideDelivery(status, body, { batch, attempts: attempt, maxAttempts: limits.maxAttempts }),
        batch,
        attempt,
      );
    }
  }

  function apply(delivery: Delivery, batch: readonly QueuedEvent[], attempt: number) {
    const named = (indexes: readonly number[]) => indexes.map((index) => batch[index]!);
    switch (delivery.outcome) {
      case 'delivered':
        return done(batch);
      case 'refused':
        warn(`${batch.length} events were refused: ${delivery.reason}`);
        // The one event that was too large is gone; the others need no small batches because of it.
        batchSize = limits.queueSize;
        return done(batch);
      case 'partly refused':
        warn(`${delivery.refused.length} events were refused: invalid`);
        return done(named(delivery.refused));
      case 'halved':
        batchSize = delivery.batchSize;
        return;
      case 'throttled':
        return throttle(named(delivery.throttled), delivery.waitMs);
      case 'retry':
        for (const event of batch) attempts.set(event.insert_id, attempt);
        return pauseFor(delivery.afterMs);
      case 'kept':
        for (const event of batch) givenUp.add(event.insert_id);
    }
  }

  function throttle(events: readonly QueuedEvent[], waitMs: number) {
    const ids = idsOf(events);
    for (const id of ids) throttled.add(id);
    after(waitMs, () => {
      for (const id of ids) throttled.delete(id);
      void flush();
    });
  }

  function pauseFor(delayMs: number) {
    const own = {};
    pause = own;
    after(delayMs, () => {
      if (pause !== own) return;
      pause = null;
      void flush();
    });
  }

  function done(events: readonly QueuedEvent[]) {
    const ids = idsOf(events);
    for (const id of ids) attempts.delete(id);
    queue.remove(ids);
  }

  /** What the browser does not take is offered in smaller pieces, until it takes no more; the rest is for the next visit. */
  function leave() {
    isLeaving = true;
    if (!isOpen()) return;
    let rest = ready();
    for (let bytes = mostCarriedBytes; rest.length > 0 && bytes >= leastCarriedBytes; ) {
      const chunk = firstChunk(rest, { events: batchSize, bytes });
      const isTaken = postOnLeaving(chunk);
      if (isTaken) for (const event of chunk) left.add(event.insert_id);
      else bytes /= 2;
      if (isTaken || chunk.length === 1) rest = rest.slice(chunk.length);
    }
  }

  function resume() {
    attempts.clear();
    givenUp.clear();
    pause = null;
    return flush();
  }

  return {
    flush,
    leave,
    comeBack() {
      isLeaving = false;
      left.clear();
      return resume();
    },
    added() {
      if (isLeaving) leave();
      else if (queue.events().length >= limits.queueSize) void flush();
    },
    resume,
  };
}

function idsOf(events: readonly QueuedEvent[]): Set<string> {
  return new Set(events.map((event) => event.insert_id));
}

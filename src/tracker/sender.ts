import type { UploadAnswer } from '../contract/event-upload';
import { type Delivery, decideDelivery } from './delivery';
import type { EventQueue, QueuedEvent } from './queue';

/** § 9, the browser's values. */
const chunkSize = 30;
const maxAttempts = 5;

export interface Answer {
  /** 0 when there was none. */
  status: number;
  body: UploadAnswer | null;
}

interface Options {
  queue: EventQueue;
  /** Sends and waits for the answer; never rejects. */
  post: (batch: readonly QueuedEvent[], attempt: number) => Promise<Answer>;
  /** Sends without waiting, while the page is being left. */
  postOnLeaving: (batch: readonly QueuedEvent[]) => void;
  now: () => number;
  /** Asks for a flush after a delay. */
  flushLater: (delayMs: number) => void;
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
  /** The page came back from the browser's memory. */
  comeBack(): Promise<void>;
  /** The queue has new events. */
  added(): void;
  /** The network is back: what was given up for this visit gets new tries. */
  resume(): Promise<void>;
}

/** Brings the queue's events to the server by the rules of § 4. */
export function createSender(options: Options): Sender {
  const { queue, post, postOnLeaving, now, flushLater, isOpen, warn } = options;
  const attempts = new Map<string, number>();
  /** Epoch ms until which an event is not sent; Infinity for the rest of the visit. */
  const waiting = new Map<string, number>();
  /** Sent while leaving. */
  const left = new Set<string>();
  let isLeaving = false;
  let inFlight: ReadonlySet<string> = new Set();
  let pausedUntil = 0;
  let batchSize = chunkSize;

  const attemptsOf = (event: QueuedEvent) => attempts.get(event.insert_id) ?? 0;

  function ready(): QueuedEvent[] {
    const at = now();
    const isReady = ({ insert_id: id }: QueuedEvent) =>
      (waiting.get(id) ?? 0) <= at && !inFlight.has(id) && !left.has(id);
    return queue.events().filter(isReady);
  }

  /** Events of one batch have failed equally often, so that new ones are not given up with old ones. */
  function nextBatch(): QueuedEvent[] {
    const [first, ...rest] = ready();
    if (first === undefined) return [];
    return [first, ...rest.filter((event) => attemptsOf(event) === attemptsOf(first))].slice(0, batchSize);
  }

  async function flush() {
    if (inFlight.size > 0) return;
    while (isOpen() && now() >= pausedUntil) {
      const batch = nextBatch();
      if (batch.length === 0) return;
      inFlight = idsOf(batch);
      const attempt = attemptsOf(batch[0]!) + 1;
      const { status, body } = await post(batch, attempt);
      inFlight = new Set();
      apply(decideDelivery(status, body, { batch, attempts: attempt, maxAttempts }), batch, attempt);
    }
  }

  function apply(delivery: Delivery, batch: readonly QueuedEvent[], attempt: number) {
    switch (delivery.outcome) {
      case 'delivered':
        return done(batch);
      case 'refused':
        warn(`${batch.length} events were refused: ${delivery.reason}`);
        // The one event that was too large is gone; the others need no small batches because of it.
        batchSize = chunkSize;
        return done(batch);
      case 'partly refused':
        warn(`${delivery.refused.length} events were refused: invalid`);
        return done(delivery.refused.map((index) => batch[index]!));
      case 'halved':
        batchSize = delivery.batchSize;
        return;
      case 'throttled':
        wait(
          delivery.throttled.map((index) => batch[index]!),
          now() + delivery.waitMs,
        );
        return flushLater(delivery.waitMs);
      case 'retry':
        for (const event of batch) attempts.set(event.insert_id, attempt);
        pausedUntil = now() + delivery.afterMs;
        return flushLater(delivery.afterMs);
      case 'kept':
        return wait(batch, Number.POSITIVE_INFINITY);
    }
  }

  function wait(events: readonly QueuedEvent[], until: number) {
    for (const event of events) waiting.set(event.insert_id, until);
  }

  function done(events: readonly QueuedEvent[]) {
    const ids = idsOf(events);
    for (const id of ids) {
      attempts.delete(id);
      waiting.delete(id);
    }
    queue.remove(ids);
  }

  function leave() {
    isLeaving = true;
    if (!isOpen()) return;
    const events = ready();
    for (let from = 0; from < events.length; from += batchSize) postOnLeaving(events.slice(from, from + batchSize));
    for (const event of events) left.add(event.insert_id);
  }

  return {
    flush,
    leave,
    comeBack() {
      isLeaving = false;
      left.clear();
      return flush();
    },
    added() {
      if (isLeaving) leave();
      else if (queue.events().length >= chunkSize) void flush();
    },
    resume() {
      attempts.clear();
      for (const [id, until] of waiting) if (until === Number.POSITIVE_INFINITY) waiting.delete(id);
      pausedUntil = 0;
      return flush();
    },
  };
}

function idsOf(events: readonly QueuedEvent[]): Set<string> {
  return new Set(events.map((event) => event.insert_id));
}

import type { UploadAnswer } from '#contract/event-upload.ts';
import { type Backlog, createBacklog } from './backlog.ts';
import { firstChunk, maxBeaconBytes } from './chunk.ts';
import { type Delivery, decideDelivery } from './delivery.ts';
import type { EventQueue, QueuedEvent } from './queue.ts';

export interface FlushLimits {
  /** The most events in one upload; as soon as this many are queued, they are sent. */
  queueSize: number;
  /** Attempts before a chunk is kept for the next visit. */
  maxAttempts: number;
}

/** § 9: the flush queue size and the maximum number of flush retries. */
export const flushLimits: Record<'browser' | 'elsewhere', FlushLimits> = {
  browser: { queueSize: 30, maxAttempts: 5 },
  elsewhere: { queueSize: 200, maxAttempts: 12 },
};

/** A `$identify` and its event, which the least upload of a session does not separate. */
const leastChunkSize = 2;

/** A browser that refuses even a beacon of this size accepts no more. */
const minBeaconBytes = 1000;

export interface Answer {
  /** 0 without an answer. */
  status: number;
  body: UploadAnswer | null;
}

interface Options {
  queue: EventQueue;
  limits: FlushLimits;
  /** Sends and waits for the answer; never rejects. */
  post: (chunk: readonly QueuedEvent[], attempt: number) => Promise<Answer>;
  /** Sends without waiting, while the page is being left. False when the browser refuses. */
  postOnLeaving: (chunk: readonly QueuedEvent[]) => boolean;
  /** The most events in one upload, after the server has refused larger ones in this session; null for the usual. */
  keptChunkSize: () => number | null;
  saveChunkSize: (size: number) => void;
  /** Waits are timers, because the clock may be set back by hours. */
  after: (delayMs: number, action: () => void) => void;
  /** Whether sending is possible and allowed now. */
  isOpen: () => boolean;
  warn: (message: string) => void;
}

export interface Sender {
  /** Sends everything that is ready, one chunk after the other. */
  flush(): Promise<void>;
  /**
   * To be called when the page is being left: sends everything that is ready, and from now on each event at once.
   * The events stay in the queue, because nobody will read the answer.
   */
  leave(): void;
  /** The page was restored from the back/forward cache, which counts as a new visit. */
  comeBack(): Promise<void>;
  /** The queue has new events. */
  added(): void;
  /** The network is back: events that were given up for this visit get new attempts. */
  resume(): Promise<void>;
}

/** Sends the queue's events by the rules of § 4. */
export function createSender(options: Options): Sender {
  const { queue, limits, post, postOnLeaving, after, isOpen, warn } = options;
  const backlog = createBacklog(queue);
  const pause = createPause(after, () => void flush());
  const { saveChunkSize } = options;
  const { queueSize } = limits;
  const state: UploadState = { backlog, pause, warn, throttle, saveChunkSize, queueSize, chunkSize: queueSize };
  const chunkSize = () => Math.min(state.chunkSize, options.keptChunkSize() ?? queueSize);
  let isLeaving = false;

  async function flush() {
    if (backlog.isSending()) return;
    while (isOpen() && !pause.isOn()) {
      const chunk = backlog.nextChunk(chunkSize());
      if (chunk.length === 0) return;
      const attempts = backlog.attemptsOf(chunk[0]!) + 1;
      const end = backlog.send(chunk);
      const { status, body } = await post(chunk, attempts);
      end();
      apply(decideDelivery(status, body, { chunk, attempts, maxAttempts: limits.maxAttempts }), chunk, attempts, state);
    }
  }

  function throttle(events: readonly QueuedEvent[], waitMs: number) {
    const release = backlog.hold(events);
    after(waitMs, () => {
      release();
      void flush();
    });
  }

  function leave() {
    isLeaving = true;
    if (isOpen()) backlog.leave(offerPieces(backlog.ready(), chunkSize(), postOnLeaving));
  }

  function resume() {
    backlog.renew();
    pause.end();
    return flush();
  }

  return {
    flush,
    leave,
    comeBack() {
      isLeaving = false;
      backlog.comeBack();
      return resume();
    },
    added() {
      if (isLeaving) leave();
      else if (queue.events().length >= limits.queueSize) void flush();
    },
    resume,
  };
}

/** What an answer may change for the next upload. */
interface UploadState {
  backlog: Backlog;
  pause: ReturnType<typeof createPause>;
  throttle: (events: readonly QueuedEvent[], waitMs: number) => void;
  warn: (message: string) => void;
  saveChunkSize: (size: number) => void;
  /** The most events in one upload: the configured limit, and the present one until an upload has ended. */
  queueSize: number;
  chunkSize: number;
}

function apply(delivery: Delivery, chunk: readonly QueuedEvent[], attempts: number, state: UploadState) {
  const { backlog, warn } = state;
  const named = (indexes: readonly number[]) => indexes.map((index) => chunk[index]!);
  switch (delivery.outcome) {
    case 'delivered':
      state.chunkSize = state.queueSize;
      return backlog.remove(chunk);
    case 'refused':
      warn(`${chunk.length} events were refused: ${delivery.reason}`);
      state.chunkSize = state.queueSize;
      return backlog.remove(chunk);
    case 'partly refused':
      warn(`${delivery.refused.length} events were refused: invalid`);
      return backlog.remove(named(delivery.refused));
    case 'halved':
      state.chunkSize = delivery.chunkSize;
      return state.saveChunkSize(Math.max(delivery.chunkSize, leastChunkSize));
    case 'throttled':
      return state.throttle(named(delivery.throttled), delivery.waitMs);
    case 'retry':
      backlog.failed(chunk, attempts);
      return state.pause.start(delivery.afterMs);
    case 'kept':
      backlog.giveUp(chunk);
  }
}

/** A pause in sending. Starting another one replaces it, and after `end` its timer has no effect. */
function createPause(after: Options['after'], onOver: () => void) {
  let current: object | null = null;
  return {
    isOn: () => current !== null,
    start(delayMs: number) {
      const own = {};
      current = own;
      after(delayMs, () => {
        if (current !== own) return;
        current = null;
        onOver();
      });
    },
    end() {
      current = null;
    },
  };
}

/** Offers events to the browser in pieces, smaller after each refusal. Returns the events that it accepted. */
function offerPieces(
  events: readonly QueuedEvent[],
  chunkSize: number,
  offer: (chunk: readonly QueuedEvent[]) => boolean,
): QueuedEvent[] {
  const taken: QueuedEvent[] = [];
  let rest = events;
  for (let bytes = maxBeaconBytes; rest.length > 0 && bytes >= minBeaconBytes; ) {
    const chunk = firstChunk(rest, { events: chunkSize, bytes });
    const isTaken = offer(chunk);
    if (isTaken) taken.push(...chunk);
    else bytes /= 2;
    if (isTaken || chunk.length === 1) rest = rest.slice(chunk.length);
  }
  return taken;
}

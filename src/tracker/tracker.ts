import { createIdentityCookie } from './identity.ts';
import { createEventQueue, type EventQueue, type QueuedEvent } from './queue.ts';
import { createSender, type FlushLimits } from './sender.ts';
import { createUpload, type UploadDeps } from './upload.ts';
import { eventsOf, type Occurrence } from './wire-events.ts';

/** § 9. */
const flushIntervalMs = 10_000;

export interface TrackerOptions extends UploadDeps {
  apiKey: string;
  limits: FlushLimits;
  /** Null when the browser has none; the queue is then in memory (§ 8). */
  storage: Storage | null;
  /** The document, for its cookie. */
  cookieJar: { cookie: string };
  /** Whether the page is on HTTPS, so that the cookie can be `Secure`. */
  isSecure: boolean;
  language: string;
  randomUuid: () => string;
  now: () => number;
  isOnline: () => boolean;
  /** Whether the visitor allows measuring; checked before each event and each upload. */
  isAllowed: () => boolean;
  /** Properties of the session events, which the tracker makes itself. */
  commonProperties: () => Record<string, unknown>;
  /** Reduces an event to what may be sent to this endpoint, null for nothing. Without it, events are sent unchanged. */
  permitted?: (event: QueuedEvent) => QueuedEvent | null;
  warn: (message: string) => void;
}

export interface Tracker {
  /** Stores an event in the queue; it is sent with the next flush. */
  track(occurrence: Occurrence): void;
  flush(): Promise<void>;
  /** To be called when the page is being left. */
  leave(): void;
  /** To be called when the page is shown again after it was left. */
  comeBack(): Promise<void>;
  /** The current session's id, epoch ms; null before the first one. */
  sessionId(): number | null;
  /** Sets how often the queue is sent; the default is every 10 s (§ 9). */
  flushEvery(intervalMs: number): void;
  /** To be called when the network is back. */
  resume(): Promise<void>;
  /** Stops for good and deletes this queue, other pages' queues, and the identity. */
  optOut(): void;
}

/**
 * Starts a tracker (§ 4, § 7, § 9). It uses neither window nor document; `start-tracker.ts` binds it to the browser. Not
 * Amplitude's own client, which is ten times as large and sends stored events after an opt-out (docs/decisions/0003).
 */
export function createTracker(options: TrackerOptions): Tracker {
  const { apiKey, timers, isAllowed, isOnline, warn, permitted = (event) => event } = options;
  const identityCookie = createIdentityCookie(options.cookieJar, apiKey, options.isSecure, options.randomUuid);
  const queue = openQueue(options);
  const upload = createUpload(options);
  let isStopped = false;
  const isOpen = () => !isStopped && isAllowed() && isOnline();
  const after = (delayMs: number, action: () => void) => timers.setTimeout(action, delayMs);
  const sender = createSender({
    queue,
    limits: options.limits,
    ...upload,
    after,
    isOpen,
    warn,
    saveChunkSize,
    keptChunkSize: () => identityCookie.read().session?.chunkSize ?? null,
  });
  let ticking = timers.setInterval(tick, flushIntervalMs);

  function tick() {
    if (!isAllowed()) return optOut();
    queue.adoptAbandoned();
    void sender.flush();
  }

  /** For the rest of the session, on all its pages. */
  function saveChunkSize(chunkSize: number) {
    const { session, ...identity } = identityCookie.read();
    if (session !== null) identityCookie.write({ ...identity, session: { ...session, chunkSize } });
  }

  function leave() {
    sender.leave();
    queue.release();
  }

  async function comeBack() {
    if (!isAllowed()) return optOut();
    queue.adoptAbandoned();
    await sender.comeBack();
  }

  function track(occurrence: Occurrence) {
    if (isStopped || !isAllowed()) return;
    const { events, identity } = eventsOf(occurrence, identityCookie.read(), options);
    // The session events and `$identify` are dropped too, because their numbers would count unreported events.
    if (permitted(events.at(-1)!) === null) return;
    identityCookie.write(identity);
    queue.add(events.flatMap((event) => permitted(event) ?? []));
    sender.added();
  }

  function flushEvery(intervalMs: number) {
    timers.clearInterval(ticking);
    if (!isStopped) ticking = timers.setInterval(tick, intervalMs);
  }

  function optOut() {
    isStopped = true;
    timers.clearInterval(ticking);
    upload.stop();
    queue.purge();
    identityCookie.erase();
  }

  tick();

  return {
    track,
    leave,
    comeBack,
    flushEvery,
    optOut,
    flush: sender.flush,
    resume: sender.resume,
    sessionId: () => identityCookie.read().session?.id ?? null,
  };
}

function openQueue({ apiKey, storage, randomUuid, now, isAllowed, warn }: TrackerOptions): EventQueue {
  const prefix = `everkite.events.${apiKey.slice(0, 10)}.`;
  return createEventQueue({ storage, prefix, pageId: randomUuid(), now, isAllowed, warn });
}

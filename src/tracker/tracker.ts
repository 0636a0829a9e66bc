import type { WireEvent } from '../contract/event-upload';
import { createIdentityCookie } from './identity';
import { createEventQueue, type QueuedEvent } from './queue';
import { createSender, type FlushLimits } from './sender';
import { continueSession } from './session';
import { createUpload, type UploadMeans } from './upload';
import { wireProperties } from './wire-properties';

/** § 9. */
const flushIntervalMs = 10_000;

const library = 'everkite-tracker/1';

export interface TrackerOptions extends UploadMeans {
  apiKey: string;
  limits: FlushLimits;
  /** Null when the browser has none: the queue is in memory then (§ 8). */
  storage: Storage | null;
  /** The document, for its cookie. */
  cookieJar: { cookie: string };
  /** Whether cookies may be bound to HTTPS. */
  isSecure: boolean;
  language: string;
  randomUuid: () => string;
  now: () => number;
  isOnline: () => boolean;
  /** Whether the visitor allows measuring; asked before each event and each upload. */
  isAllowed: () => boolean;
  /** Carried by the session events, which the tracker makes itself. */
  commonProperties: () => Record<string, unknown>;
  /** What of an event may go to this endpoint, null when nothing may; without it, all of it. */
  permitted?: (event: QueuedEvent) => QueuedEvent | null;
  warn: (message: string) => void;
}

export interface Occurrence {
  name: string;
  properties: Record<string, unknown>;
  /** Sent as `$identify` right before the event (§ 4). */
  userProperties: Record<string, unknown>;
  /** Epoch ms. */
  at: number;
}

export interface Tracker {
  /** Queues an event durably; it is sent with the next flush. */
  track(occurrence: Occurrence): void;
  flush(): Promise<void>;
  /** The page is being left. */
  leave(): void;
  /** The page is shown again after it was left. */
  comeBack(): Promise<void>;
  /** Epoch ms, which is the running session's id; null when none has begun. */
  sessionId(): number | null;
  /** Sends what waits this often from now on; every 10 s before it is told (§ 9). */
  flushEvery(intervalMs: number): void;
  /** The network is back. */
  resume(): Promise<void>;
  /** Stops for good and removes the queue, other pages' queues, and the identity. */
  optOut(): void;
}

/** Starts a tracker (§ 4, § 7, § 9). It knows neither window nor document: `start-tracker.ts` ties it to the browser. */
export function createTracker(options: TrackerOptions): Tracker {
  const { apiKey, now, timers, isAllowed, isOnline, warn, permitted = (event) => event } = options;
  const identityCookie = createIdentityCookie(options.cookieJar, apiKey, options.isSecure, options.randomUuid);
  const queue = createEventQueue({
    storage: options.storage,
    prefix: `everkite.events.${apiKey.slice(0, 10)}.`,
    pageId: options.randomUuid(),
    now,
    isAllowed,
    warn,
  });
  const upload = createUpload(options);
  let isStopped = false;
  const isOpen = () => !isStopped && isAllowed() && isOnline();
  const sender = createSender({
    queue,
    limits: options.limits,
    ...upload,
    after: (delayMs, action) => timers.setTimeout(action, delayMs),
    isOpen,
    warn,
  });
  let ticking = timers.setInterval(tick, flushIntervalMs);

  function tick() {
    if (!isAllowed()) return optOut();
    queue.adoptAbandoned();
    void sender.flush();
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

  const onWire = (properties: Record<string, unknown>) =>
    wireProperties(properties, (property) => warn(`The property ${property} cannot be sent`));

  function track({ name, properties, userProperties, at }: Occurrence) {
    if (isStopped || !isAllowed()) return;
    const identity = identityCookie.read();
    const { session, ended, started } = continueSession(identity.session, at);
    let eventId = identity.lastEventId;

    const eventOf = (type: string, sessionId: number, time: number, fields: Partial<WireEvent>): QueuedEvent => {
      eventId += 1;
      return {
        device_id: identity.deviceId,
        session_id: sessionId,
        time,
        event_type: type,
        ...fields,
        event_id: eventId,
        insert_id: options.randomUuid(),
        library,
        language: options.language,
        platform: 'Web',
        ip: '$remote',
      };
    };

    const events: QueuedEvent[] = [];
    const common = () => ({ event_properties: onWire(options.commonProperties()) });
    if (ended !== null) events.push(eventOf('session_end', ended.id, ended.endedAt, common()));
    if (started) events.push(eventOf('session_start', session.id, at, common()));
    events.push(
      eventOf('$identify', session.id, at, { user_properties: { $set: onWire(userProperties) } }),
      eventOf(name, session.id, at, { event_properties: onWire(properties) }),
    );
    // Nor are its session and its person told then: their number would count what nobody may hear of.
    if (permitted(events.at(-1)!) === null) return;
    identityCookie.write({ deviceId: identity.deviceId, session, lastEventId: eventId });
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
    flush: sender.flush,
    leave,
    comeBack,
    sessionId: () => identityCookie.read().session?.id ?? null,
    flushEvery,
    resume: sender.resume,
    optOut,
  };
}

import type { UploadAnswer, UploadBody, WireEvent } from '#contract/event-upload.ts';
import { flushLimits } from '#tracker/sender.ts';
import { createTracker, type Tracker, type TrackerOptions } from '#tracker/tracker.ts';

export const apiKey = 'test-key-of-the-site';
export const startedAt = Date.UTC(2030, 0, 1);

/** A localStorage that keeps its entries in memory. */
export function createStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** A document's cookies without their attributes; `Max-Age=0` deletes a cookie. */
function createCookieJar() {
  const cookies = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair, ...attributes] = text.split('; ');
      const [name, ...value] = pair!.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name!);
      else cookies.set(name!, value.join('='));
    },
  };
}

interface Timer {
  at: number;
  every: number | null;
  action: () => void;
}

/** A clock that moves only when a test moves it. */
function createClock() {
  let now = startedAt;
  let lastTimer = 0;
  const timers = new Map<number, Timer>();
  const add = (action: () => void, delayMs: number, every: number | null) => {
    lastTimer += 1;
    timers.set(lastTimer, { at: now + delayMs, every, action });
    return lastTimer;
  };
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  return {
    now: () => now,
    timers: {
      setTimeout: (action: () => void, delayMs: number) => add(action, delayMs, null),
      clearTimeout: (timer: number) => void timers.delete(timer),
      setInterval: (action: () => void, everyMs: number) => add(action, everyMs, everyMs),
      clearInterval: (timer: number) => void timers.delete(timer),
    },
    settle,
    /** Moves the time forward by `ms` and runs the timers that become due, in order. */
    async pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const [id, next] = [...timers].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
        if (id === undefined || next === undefined || next.at > end) break;
        now = next.at;
        if (next.every === null) timers.delete(id);
        else next.at += next.every;
        next.action();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

export interface Upload {
  /** Milliseconds since the start. */
  atMs: number;
  body: UploadBody;
  init: RequestInit;
}

type Reply = { status: number; body?: Partial<UploadAnswer> } | 'network error' | 'never';

/** A browser that opens one tracker page after another; all share its storage, cookies and clock. */
export function createBrowser(overrides: Partial<TrackerOptions> = {}) {
  const clock = createClock();
  const storage = createStorage();
  const cookieJar = createCookieJar();
  const uploads: Upload[] = [];
  const beacons: UploadBody[] = [];
  const warnings: string[] = [];
  const permission = { isAllowed: true, isOnline: true };
  let ids = 0;
  let reply: (upload: Upload) => Reply = () => ({ status: 200 });

  const fetch = async (_url: unknown, init: RequestInit = {}): Promise<Response> => {
    const upload = { atMs: clock.now() - startedAt, body: JSON.parse(String(init.body)) as UploadBody, init };
    uploads.push(upload);
    const answer = reply(upload);
    if (answer === 'never') {
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    }
    if (answer === 'network error') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ code: answer.status, ...answer.body }), { status: answer.status });
  };

  return {
    clock,
    storage,
    cookieJar,
    uploads,
    beacons,
    warnings,
    permission,
    /** Sets the server's answer from now on. */
    answer(with_: (upload: Upload) => Reply) {
      reply = with_;
    },
    openPage: (): Tracker =>
      createTracker({
        apiKey,
        endpoint: '/2/httpapi',
        storage,
        cookieJar,
        isSecure: true,
        language: 'en-US',
        fetch,
        sendBeacon: (_url, body) => {
          beacons.push(JSON.parse(body) as UploadBody);
          return true;
        },
        limits: flushLimits.browser,
        timers: clock.timers,
        now: clock.now,
        randomUuid: () => {
          ids += 1;
          return `uuid-${ids}`;
        },
        isOnline: () => permission.isOnline,
        isAllowed: () => permission.isAllowed,
        commonProperties: () => ({ cohort: 'A' }),
        warn: (message) => void warnings.push(message),
        ...overrides,
      }),
    /** Names of the events sent so far, without those about the session or the person, in order. */
    sentNames: () => namesIn(uploads.flatMap((upload) => upload.body.events)),
  };
}

export function namesIn(events: readonly WireEvent[]): string[] {
  return events.map((event) => event.event_type).filter((name) => !/^(\$identify|session_)/.test(name));
}

type Browser = ReturnType<typeof createBrowser>;

/** Tracks an event now, as the product's pages do. */
export function trackIn(browser: Browser, tracker: Tracker, name: string, properties = {}) {
  tracker.track({
    name,
    properties: { cohort: 'A', ...properties },
    userProperties: { signed_in: false, subs_active: false },
    at: browser.clock.now(),
  });
}

/** All text in storage. */
export const storedText = ({ storage }: Browser) =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index)!)).join();

/** Timers of at least this length wait for `advanceClock`; shorter ones belong to React and to taps. */
const shortestPendingMs = 500;

/** The time on every clock in the gallery, a Friday morning in winter; epoch ms. */
export const firstMoment = Date.UTC(2026, 10, 20, 9, 0, 0);
let now = firstMoment;

interface PendingTimer {
  id: number;
  dueAt: number;
  run: () => void;
}

let pendingTimers: PendingTimer[] = [];
let lastId = 0;
/** Ends the shorter timers that still run, such as that of the overlay for a call that this story never answers. */
let endShortTimers = () => {};

class StillDate extends Date {
  constructor(...given: [] | [value: number | string | Date]) {
    if (given.length === 0) super(now);
    else super(...(given as [number]));
  }
  static override now() {
    return now;
  }
}

/** Stops the document's clock; only `advanceClock` advances it. */
export function stopClock() {
  globalThis.Date = StillDate as DateConstructor;
  const { setTimeout, clearTimeout } = window;
  const shortTimers = new Set<number>();
  endShortTimers = () => {
    for (const id of shortTimers) clearTimeout(id);
    shortTimers.clear();
  };
  window.setTimeout = ((run: () => void, ms = 0) => {
    if (ms < shortestPendingMs) {
      const id = setTimeout(() => {
        shortTimers.delete(id);
        run();
      }, ms);
      shortTimers.add(id);
      return id;
    }
    // Negative, so that it never equals a timer id of the browser.
    lastId -= 1;
    pendingTimers.push({ id: lastId, dueAt: now + ms, run });
    return lastId;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id?: number) => {
    pendingTimers = pendingTimers.filter((timer) => timer.id !== id);
    clearTimeout(id);
  }) as typeof window.clearTimeout;
}

/** Advances the clock and runs the timers due by then, each after the effects of the previous one. */
export async function advanceClock(ms: number) {
  const until = now + ms;
  for (;;) {
    const next = pendingTimers.filter(({ dueAt }) => dueAt <= until).sort((a, b) => a.dueAt - b.dueAt)[0];
    if (next === undefined) break;
    pendingTimers = pendingTimers.filter((timer) => timer !== next);
    now = next.dueAt;
    next.run();
    await new Promise((resolve) => setTimeout(resolve));
  }
  now = until;
}

/** Drops all timers, which belong to the story before, and returns to the first moment. */
export function resetClock() {
  endShortTimers();
  pendingTimers = [];
  now = firstMoment;
}

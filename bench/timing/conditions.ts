/* Shared by both pages of the timing benchmark, in the page: a main thread that is busy on purpose, real key presses
   at random times that the benchmark sends from outside, and the browser's reports about both. */

declare global {
  interface Window {
    /** Set by the benchmark: sends a real key press after a random time. */
    pressSoon(): Promise<void>;
    /** Keeps the main thread busy for up to this many ms, again and again. */
    setLoad(ms: number): void;
    measure(count: number): Promise<Measured[]>;
  }
}

/** One answer. All times in ms on the clock of `performance.now`. */
export interface Measured {
  /** The measured answer time. */
  rt: number;
  /** The time when the picture was on the screen, by the browser's own Element Timing. */
  renderedAt: number;
  /** The time of the key press, by the operating system's stamp of the event. */
  pressedAt: number;
  /** The time when the page handled the press. */
  handledAt: number;
  /** The time when the reaction was on the screen; NaN where none is measured. */
  reactedAt: number;
  /** The number of that frame after the press, from 1. */
  reactedFrames: number;
}

const rendered = new Map<string, number>();
const presses: { pressedAt: number; handledAt: number }[] = [];

let loadMs = 0;

function keepBusy() {
  const until = performance.now() + Math.random() * loadMs;
  while (performance.now() < until);
  setTimeout(keepBusy, Math.random() * 25);
}

/** Begins to observe; once for each page. */
export function observe() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { identifier: string; renderTime: number })[]) {
      rendered.set(entry.identifier, entry.renderTime || entry.startTime);
    }
  }).observe({ type: 'element', buffered: true });
  const onKey = ({ timeStamp }: KeyboardEvent) => presses.push({ pressedAt: timeStamp, handledAt: performance.now() });
  window.addEventListener('keydown', onKey, { capture: true });
  window.setLoad = (ms) => {
    loadMs = ms;
  };
  keepBusy();
}

export const lastPress = () => presses.at(-1)!;

/** NaN when the browser did not report it. */
export const renderedAt = (name: string) => rendered.get(name) ?? Number.NaN;

export const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

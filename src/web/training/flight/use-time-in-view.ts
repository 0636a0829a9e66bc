import { useEffect, useLayoutEffect, useRef } from 'react';
import { watchSteps } from '../guided/step-seen.ts';

/** A count of the time in view, which begins on request; null before. It also notes when a guide's steps are shown. */
export function useTimeInView(now: () => number) {
  const time = useRef<TimeInView | null>(null);
  const steps = useRef<number[]>([]);
  useEffect(() => () => time.current?.stop(), []);
  // Before the first step is shown.
  useLayoutEffect(() => watchSteps(() => time.current !== null && steps.current.push(time.current.read())), []);
  return {
    begin() {
      time.current ??= startTimeInView(now);
    },
    read: (): number | null => time.current?.read() ?? null,
    /** ms of each step until the next one, and of the last one until now. */
    ofSteps: (): number[] => steps.current.map((at, i) => (steps.current[i + 1] ?? time.current!.read()) - at),
  };
}

/** Counts how long the page is in view from now on. */
interface TimeInView {
  /** ms until now. */
  read(): number;
  stop(): void;
}

/** @param now epoch ms */
function startTimeInView(now: () => number): TimeInView {
  let sum = 0;
  let since = document.visibilityState === 'visible' ? now() : null;
  const read = () => sum + (since === null ? 0 : now() - since);
  const change = () => {
    sum = read();
    since = document.visibilityState === 'visible' ? now() : null;
  };
  document.addEventListener('visibilitychange', change);
  return { read, stop: () => document.removeEventListener('visibilitychange', change) };
}

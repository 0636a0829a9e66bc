import { useEffect, useRef } from 'react';

/** A count of the time in view, which begins on request; null before. */
export function useTimeInView(now: () => number) {
  const time = useRef<TimeInView | null>(null);
  useEffect(() => () => time.current?.stop(), []);
  return {
    begin() {
      time.current ??= startTimeInView(now);
    },
    read: (): number | null => time.current?.read() ?? null,
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

import { useEffect, useRef } from 'react';
import { startTimeInView, type TimeInView } from './time-in-view.ts';

/** A count of the time in view that begins when it is told to; null before. */
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

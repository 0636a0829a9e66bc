import { useEffect, useRef } from 'react';
import { feel } from '../play/feel.ts';

const checkEveryMs = 500;
const endTone = { hertz: 440, durationMs: 600 } as const;

/**
 * Calls `onOver` once when the time is over, with a soft tone and a pulse where they are switched on. The clock is
 * checked repeatedly, because timers of a hidden page come late.
 * @param startedAt epoch ms
 */
export function useClockEnd(startedAt: number, lengthMs: number, now: () => number, onOver: () => void): void {
  const latest = useRef({ now, onOver });
  latest.current = { now, onOver };
  useEffect(() => {
    const timer = setInterval(() => {
      if (latest.current.now() - startedAt < lengthMs) return;
      clearInterval(timer);
      feel.tone(endTone.hertz, endTone.durationMs);
      feel.pulse();
      latest.current.onOver();
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, [startedAt, lengthMs]);
}

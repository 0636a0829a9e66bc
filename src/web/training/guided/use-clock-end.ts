import { useContext, useEffect, useRef } from 'react';
import { FeelContext } from '../play/feel.ts';

const lookEveryMs = 500;
const endTone = { hertz: 440, durationMs: 600 } as const;

/**
 * Calls `onOver` once when the time is over, with a soft tone and a pulse where they are switched on. The clock is
 * looked at again and again, because timers of a hidden page come late.
 * @param startedAt epoch ms
 */
export function useClockEnd(startedAt: number, lengthMs: number, now: () => number, onOver: () => void): void {
  const feel = useContext(FeelContext);
  const latest = useRef({ now, onOver, feel });
  latest.current = { now, onOver, feel };
  useEffect(() => {
    const timer = setInterval(() => {
      if (latest.current.now() - startedAt < lengthMs) return;
      clearInterval(timer);
      latest.current.feel.tone(endTone.hertz, endTone.durationMs);
      latest.current.feel.pulse();
      latest.current.onOver();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [startedAt, lengthMs]);
}

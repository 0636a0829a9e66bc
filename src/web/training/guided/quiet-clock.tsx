import { type CSSProperties, useContext, useEffect, useRef } from 'react';
import { FeelContext } from '../play/feel.ts';
import styles from './quiet-clock.module.css';

const lookEveryMs = 500;
const endTone = { hertz: 440, durationMs: 600 } as const;

interface QuietClockProps {
  /** Epoch ms. */
  startedAt: number;
  lengthMs: number;
  now(): number;
  /** Called once, when the time is over. */
  onOver(): void;
}

/** Time that passes without figures: a string that is drawn tight. It says once that it is over. */
export function QuietClock({ startedAt, lengthMs, now, onOver }: QuietClockProps) {
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
  return (
    <svg className={styles.clock} viewBox="0 0 350 90" aria-hidden="true">
      <path d={loose} className={styles.loose} />
      <path
        d={loose}
        pathLength="1"
        className={styles.drawn}
        style={{ '--length': `${lengthMs}ms` } as CSSProperties}
      />
    </svg>
  );
}

const loose = 'M12 52C60 84 88 12 132 40S196 84 236 48 300 30 338 44';

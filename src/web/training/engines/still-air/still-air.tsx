import { useRef } from 'react';
import { type StillAirState, stillAir } from '#training/engines/still-air/still-air.ts';
import { Backdrop } from '#web/training/pictures/backdrop.tsx';
import { feel } from '#web/training/play/feel.ts';
import { Ask, Foot, KeyLine, ShortWord } from '#web/training/play/play-frame.tsx';
import type { PlayProps } from '#web/training/play/play-props.ts';
import { Playing } from '#web/training/play/playing.tsx';
import { useRun } from '#web/training/play/use-run.ts';
import styles from './still-air.module.css';

interface StillAirProps extends PlayProps {
  /** Whether it replaces an exercise with movement because the device asks for less motion; it then says so. */
  forLessMotion?: boolean;
}

const toneHertz = 660;

/**
 * Still air: press when the dot changes, or at the tone. Nothing moves. As a yardstick it lasts a time instead of a
 * number of rounds, and gives no feedback on an early press.
 */
export function StillAir({ setup, forLessMotion, onResult }: StillAirProps) {
  const isMeasured = setup.lastsMs !== undefined;
  const stillDot = useRef<SVGGElement>(null);
  const changedDot = useRef<SVGGElement>(null);
  const early = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);
  const lastTone = useRef(0);
  const run = useRun<StillAirState, 'press'>({
    task: stillAir,
    setup,
    paint({ phase, begun }) {
      const hasChanged = phase === 'changed';
      stillDot.current!.style.opacity = hasChanged ? '0' : '1';
      changedDot.current!.style.opacity = hasChanged ? '1' : '0';
      early.current!.style.opacity = hasChanged ? '0' : '1';
      spoken.current!.textContent = hasChanged ? 'Now' : '';
      if (!hasChanged || lastTone.current === begun) return;
      lastTone.current = begun;
      feel.tone(toneHertz);
    },
    sceneOf: ({ trials, practiceLeft, wasEarly }) => `${trials.length} ${practiceLeft} ${wasEarly}`,
    onKey: (key) => (key === ' ' || key === 'Enter' ? { answer: 'press' } : null),
    onResult,
  });
  return (
    <Playing run={run} backdrop={<Backdrop />} doneMs={isMeasured ? run.state.doneMs : undefined}>
      <Ask title="Press when the dot changes">With sound on, you hear it, too.</Ask>
      <svg className={styles.dots} data-stage="" viewBox="-72 -72 144 144" aria-hidden="true">
        <circle r="70" className={styles.sky} />
        <g ref={stillDot}>
          <circle r="38" className={styles.around} />
          <circle r="13" fill="var(--il-string)" />
        </g>
        <g ref={changedDot} opacity="0">
          <circle r="38" className={styles.ring} />
          <rect x="-20" y="-20" width="40" height="40" rx="9" transform="rotate(45)" fill="var(--accent)" />
        </g>
      </svg>
      <p ref={spoken} className="visually-hidden" aria-live="assertive" />
      <Foot>
        <div ref={early}>
          <ShortWord>{run.state.wasEarly && !isMeasured ? 'That was early. Wait for the change.' : null}</ShortWord>
        </div>
        <button type="button" className={styles.press} aria-keyshortcuts="Space" {...run.pressOf('press')}>
          Press
        </button>
        {forLessMotion && <p className={styles.note}>Your device asks for less motion, so this is Still air.</p>}
        <KeyLine
          keys={[
            ['Space', 'press'],
            ['Esc', 'pause'],
          ]}
        />
      </Foot>
    </Playing>
  );
}

import { playOnceRounds, playStill, playStillSetup } from '#training/engines/hold-the-line/play-once.ts';
import type { StillAirState } from '#training/engines/still-air/still-air.ts';
import { Backdrop } from '../pictures/backdrop.tsx';
import { useRun } from '../play/use-run.ts';
import { Outcome } from './play-kites.tsx';
import styles from './play-once.module.css';
import { PlayAsk, PlaySheet } from './play-sheet.tsx';

interface PlayDotsProps {
  seed: string;
  onLeave(): void;
  onEnd(): void;
}

/** The still form of the play: three dots that change once each. */
export function PlayDots({ seed, onLeave, onEnd }: PlayDotsProps) {
  const run = useRun<StillAirState, 'press'>({
    task: playStill,
    setup: playStillSetup(seed),
    // React draws the change: nothing is measured here.
    paint: () => {},
    sceneOf: ({ phase, trials, wasEarly }) => `${phase} ${trials.length} ${wasEarly}`,
    onKey: (key) => (key === ' ' || key === 'Enter' ? { answer: 'press' } : null),
    onResult: ({ ended }) => ended === 'finished' && onEnd(),
  });
  const { phase, trials, wasEarly } = run.state;
  const done = Math.min(trials.length, playOnceRounds.length);
  return (
    <PlaySheet done={done} backdrop={<Backdrop />} onLeave={onLeave}>
      <PlayAsk title={`Press when the ${places[done] ?? 'last'} dot changes`}>
        {wasEarly ? 'That was early. Wait for the change.' : 'Nothing moves. Look at it, and wait.'}
      </PlayAsk>
      <Dots done={done} hasChanged={phase === 'changed'} />
      <p className="visually-hidden" aria-live="assertive">
        {phase === 'changed' ? 'Now' : ''}
      </p>
      {run.isPaused ? (
        <Outcome line="This dot starts afresh." label="Go on" onGo={run.go} />
      ) : (
        <div className={styles.foot}>
          <button type="button" className={styles.press} aria-keyshortcuts="Space" {...run.pressOf('press')}>
            Press
          </button>
        </div>
      )}
    </PlaySheet>
  );
}

const places = ['first', 'second', 'third'] as const;

function Dots({ done, hasChanged }: { done: number; hasChanged: boolean }) {
  return (
    <svg className={styles.dots} viewBox="-160 -60 320 120" aria-hidden="true">
      <rect x="-158" y="-58" width="316" height="116" rx="30" className={styles.dotsSky} />
      {places.map((place, index) => {
        const isOver = index < done || (index === done && hasChanged);
        return (
          <g key={place} transform={`translate(${(index - 1) * 100} 0)`}>
            {index === done && <circle r="38" className={hasChanged ? styles.ring : styles.around} />}
            {isOver ? (
              <rect x="-16" y="-16" width="32" height="32" rx="7" transform="rotate(45)" fill="var(--accent)" />
            ) : (
              <circle r="13" fill="var(--il-string)" />
            )}
          </g>
        );
      })}
    </svg>
  );
}

import { useEffect, useRef, useState } from 'react';
import { type ClockRun, drifted, minutesLeft, passedSteps, shareOf } from '#training/engines/clocks/clocks.ts';
import { clockCopy, clockCopyOf, sayingAt, sunAt } from '#training/engines/clocks/clocks-copy.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { HelpNow } from '#web/training/guided/help-now.tsx';
import { useEscape } from '#web/training/guided/use-escape.ts';
import { PauseSheet } from '#web/training/play/pause-sheet.tsx';
import { Foot, PlayFrame } from '#web/training/play/play-frame.tsx';
import type { SwitchRow } from '#web/training/play/switches.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './clocks.module.css';
import { SunRoad } from './sun-road.tsx';

/** How long the remaining time is shown after a press, because no clock is in sight in play. */
const leftShownMs = 5000;

interface RunningProps {
  exercise: { id: ExerciseId; name: string };
  run: ClockRun;
  /** Epoch ms. */
  at: number;
  /** The person's own text; may be empty. */
  own: string;
  isStill: boolean;
  switches: readonly SwitchRow[];
  onChange(run: ClockRun): void;
  onRest(): void;
  onGoOn(): void;
  onStop(): void;
}

/** In play: the sun moves over the hills, and one button counts coming back. */
export function Running(props: RunningProps) {
  const { exercise, run, at, own, isStill, switches, onChange, onRest, onGoOn, onStop } = props;
  const copy = clockCopyOf(exercise.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDark, setDark] = useState(copy.isDark);
  const isPaused = run.since === null;
  useEscape(isPaused ? onGoOn : onRest);
  useEffect(() => {
    if (!isPaused && !isDark) heading.current?.focus({ preventScroll: true });
  }, [isPaused, isDark]);

  const share = shareOf(run, at);
  return (
    <>
      <div inert={isPaused || isDark}>
        <PlayFrame onPause={onRest} backdrop={<SunRoad share={isStill ? stillShareOf(run, at) : share} />}>
          <div className={styles.ask} data-stage="">
            <h1 className="visually-hidden" tabIndex={-1} ref={heading}>
              {exercise.name}
            </h1>
            <p className={styles.saying} role="status">
              {sayingAt(copy, share)}
            </p>
            {own !== '' && <p className={styles.own}>{own}</p>}
            {isStill && (
              <>
                <p className={styles.own}>{sunAt(share)}</p>
                <p className={`${styles.passed} number`}>{passedIn(run, at)}</p>
              </>
            )}
          </div>
          <Foot>
            <Panel run={run} at={at} countsDrifts={copy.countsDrifts} onChange={onChange}>
              {copy.isDark && (
                <Button variant="text" noMargin onClick={() => setDark(true)}>
                  {clockCopy.darken}
                </Button>
              )}
            </Panel>
          </Foot>
        </PlayFrame>
      </div>
      {isDark && !isPaused && <Dark onWake={() => setDark(false)} />}
      {isPaused && (
        <PauseSheet switches={switches} onCarryOn={onGoOn} onStop={onStop}>
          {clockCopy.pause}
        </PauseSheet>
      )}
    </>
  );
}

/** The elapsed time in words and figures that change seldom. */
function passedIn(run: ClockRun, at: number): string {
  const { unit, passed, of } = passedSteps(run, at);
  return clockCopy.passed(passed, of, unit);
}

/** The position of the sun when it moves from place to place instead of continuously. */
function stillShareOf(run: ClockRun, at: number): number {
  const { passed, of } = passedSteps(run, at);
  return passed / of;
}

interface PanelProps extends Pick<RunningProps, 'run' | 'at' | 'onChange'> {
  countsDrifts: boolean;
  children: React.ReactNode;
}

function Panel({ run, at, countsDrifts, onChange, children }: PanelProps) {
  const [isLeftShown, setLeftShown] = useState(false);
  useEffect(() => {
    if (!isLeftShown) return;
    const timer = setTimeout(() => setLeftShown(false), leftShownMs);
    return () => clearTimeout(timer);
  }, [isLeftShown]);
  const left = isLeftShown ? clockCopy.left(minutesLeft(run, at)) : null;
  return (
    <div className={styles.panel}>
      {countsDrifts && (
        <>
          <Button wide variant="white" onClick={() => onChange(drifted(run))}>
            {clockCopy.drift}
          </Button>
          <p className={styles.told} role="status">
            {run.drifts > 0 ? clockCopy.cameBack(run.drifts) : ''}
          </p>
        </>
      )}
      <div className={styles.row}>
        <Button variant="text" noMargin onClick={() => setLeftShown(true)}>
          {left ?? clockCopy.askLeft}
        </Button>
        {children}
      </div>
      <p className="visually-hidden" role="status">
        {left}
      </p>
      <small>
        <HelpNow />
      </small>
    </div>
  );
}

/** A dark screen. One press anywhere brings the buttons back. */
function Dark({ onWake }: { onWake(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" ref={button} className={styles.dark} onClick={onWake}>
      {clockCopy.wake}
    </button>
  );
}

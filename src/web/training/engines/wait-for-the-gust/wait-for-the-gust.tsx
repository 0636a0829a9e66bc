import { useEffect, useRef } from 'react';
import { feedbackCopy, sortedCopy, spokenSigns } from '#training/engines/wait-for-the-gust/gust-copy.ts';
import {
  type GustState,
  type Feedback as ToldRound,
  type WindAnswer,
  waitForTheGust,
  windOf,
} from '#training/engines/wait-for-the-gust/wait-for-the-gust.ts';
import { feel } from '#web/training/play/feel.ts';
import type { IntroPicture, QuietIntro, QuietSwitch } from '#web/training/play/intro-picture.ts';
import { Foot, KeyLine, ShortWord } from '#web/training/play/play-frame.tsx';
import type { PlayProps } from '#web/training/play/play-props.ts';
import { Playing } from '#web/training/play/playing.tsx';
import { showParts } from '#web/training/play/show-parts.ts';
import { type PressProps, useRun } from '#web/training/play/use-run.ts';
import { Marker } from '#web/ui/marker.tsx';
import { gustIntro, sortingIntro } from './gust-pictures.tsx';
import { leanAt, upright } from './kite-lean.ts';
import { Sorting } from './sorting.tsx';
import styles from './wait-for-the-gust.module.css';
import { TapReel, WindIcon } from './wind-sign.tsx';
import { showLean, WindSky } from './wind-sky.tsx';

export const introPictures: readonly IntroPicture[] = gustIntro;
export const quietSwitch: QuietSwitch = { label: 'Without the clock', note: 'Sort the winds, as slow as you like' };
export const quietIntro: QuietIntro = {
  whats: { 'wait-for-the-gust': 'Sort the winds one by one' },
  pictures: sortingIntro,
};

const tones = { fair: 880, gust: 330 } as const;
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The outcome of a round is shown until the next sign. */
function toldNow({ phase, tap, told }: GustState): ToldRound | null {
  return phase === 'gap' || phase === 'check' || tap !== null ? told : null;
}

const keysWithClock: Readonly<Record<string, WindAnswer>> = { ' ': 'tap', Enter: 'tap', 1: 'tap' };
const keysWithout: Readonly<Record<string, WindAnswer>> = {
  ArrowLeft: 'tap',
  1: 'tap',
  ArrowRight: 'let pass',
  2: 'let pass',
  Backspace: 'undo',
};

/** Tap when the wind is fair, and hold back when it is a gust. */
export default function WaitForTheGust({ setup, onResult }: PlayProps) {
  const stage = useRef<HTMLDivElement>(null);
  const soundedAt = useRef<number | null>(null);
  const isUntimed = setup.form === 'untimed';
  const keys = isUntimed ? keysWithout : keysWithClock;

  const run = useRun<GustState, WindAnswer>({
    task: waitForTheGust,
    setup,
    paint(state, at) {
      const { phase } = state;
      showParts(stage.current, phase === 'sign' ? [windOf(state)] : []);
      showLean(stage.current, isUntimed || isStill() ? upright : leanAt(state, at));
      if (phase === 'sign' && state.since === null && soundedAt.current !== at) {
        soundedAt.current = at;
        feel.tone(tones[windOf(state)]);
      }
    },
    isMoving: (state) => !isUntimed && toldNow(state) !== null && !isStill(),
    sceneOf: (state) =>
      `${state.phase === 'sign' || state.phase === 'window'} ${toldNow(state)?.at} ${state.phase === 'check'} ${state.practiceLeft} ${state.trials.length}`,
    onKey: (key) => (key in keys ? { answer: keys[key]! } : null),
    onResult,
  });
  const { state } = run;
  const told = toldNow(state);
  const words = told && (isUntimed ? sortedCopy(told) : feedbackCopy(told));
  const isSettled = told !== null && told.wind === 'fair' && told.isRight && told.voided === null;
  useEffect(() => {
    if (state.tap !== null) feel.pulse();
  }, [state.tap]);

  return (
    <Playing run={run}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {isUntimed ? 'Which wind is it?' : 'Tap when the wind is fair'}
      </h1>
      <div className={styles.stage} data-stage="" ref={stage}>
        <WindSky />
      </div>
      <p className="visually-hidden" role="status">
        {isUntimed && state.phase === 'sign' && spokenSigns[windOf(state)]}
      </p>
      <Foot>
        <ShortWord>{words === null ? null : <Told isRight={told!.isRight}>{words}</Told>}</ShortWord>
        {isUntimed ? <Sorting run={run} /> : <Tapping press={run.pressOf('tap')} isSettled={isSettled} />}
      </Foot>
    </Playing>
  );
}

function Told({ isRight, children }: { isRight: boolean; children: string }) {
  return (
    <>
      {isRight && <Marker kind="one" on />}
      {children}
    </>
  );
}

interface TappingProps {
  press: PressProps;
  /** Whether a fair wind was tapped. */
  isSettled: boolean;
}

function Tapping({ press, isSettled }: TappingProps) {
  return (
    <>
      <ul className={styles.legend} aria-label="The two signs">
        <li>
          <WindIcon wind="fair" />
          <span>
            <b>Fair wind</b>
            tap
          </span>
        </li>
        <li>
          <WindIcon wind="gust" />
          <span>
            <b>Gust</b>
            let it pass
          </span>
        </li>
      </ul>
      <button type="button" className={styles.reel} {...press}>
        <svg viewBox="-88 -88 176 176" aria-hidden="true">
          <TapReel isSettled={isSettled} />
        </svg>
        <span>Tap</span>
        {isSettled && (
          <span className={styles.mark}>
            <Marker kind="one" on />
          </span>
        )}
      </button>
      <KeyLine
        keys={[
          ['Space', 'tap'],
          ['Esc', 'pause'],
        ]}
      />
    </>
  );
}

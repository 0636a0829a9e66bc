import { useEffect, useRef } from 'react';
import { type CourseState, changeCourse, roundOf } from '#training/engines/change-course/change-course.ts';
import { feedbackCopy, signCopy, spokenRound } from '#training/engines/change-course/course-copy.ts';
import type { CourseRound, Side } from '#training/engines/change-course/course-rounds.ts';
import { TrainIcon } from '#web/training/pictures/train-icon.tsx';
import { feel } from '#web/training/play/feel.ts';
import type { IntroPicture, QuietIntro, QuietSwitch } from '#web/training/play/intro-picture.ts';
import { Foot, KeyLine, ShortWord } from '#web/training/play/play-frame.tsx';
import type { PlayProps } from '#web/training/play/play-props.ts';
import { Playing } from '#web/training/play/playing.tsx';
import { showParts } from '#web/training/play/show-parts.ts';
import { type PressProps, useRun } from '#web/training/play/use-run.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Weather } from '#web/ui/illustration/weather.tsx';
import { Marker } from '#web/ui/marker.tsx';
import styles from './change-course.module.css';
import { courseIntro } from './course-pictures.tsx';
import { ColourMark, SignKite } from './sign-kite.tsx';

export const introPictures: readonly IntroPicture[] = courseIntro;
export const quietSwitch: QuietSwitch = { label: 'Without the clock', note: 'Same task, as slow as you like' };
/** For the quiet form, which has the same task. */
export const quietIntro: QuietIntro = { pictures: courseIntro };

const sides: readonly Side[] = ['left', 'right'];
const sideOfKey: Readonly<Record<string, Side>> = { ArrowLeft: 'left', ArrowRight: 'right', 1: 'left', 2: 'right' };

/** The round on the screen; null when there is no question. */
function pictured(state: CourseState): CourseRound | null {
  if (state.phase === 'told') return state.told!.round;
  return state.phase === 'sign' || state.phase === 'kite' ? roundOf(state) : null;
}

const kiteName = ({ isWarm, points }: Pick<CourseRound, 'isWarm' | 'points'>) => `${isWarm} ${points}`;

function partsOf(state: CourseState): string[] {
  const round = pictured(state);
  if (round === null) return [];
  return state.phase === 'sign' ? [round.sign] : [round.sign, kiteName(round)];
}

/**
 * The sign shows which of the kite's two properties counts; the answers are left or right, which are also warm and
 * cool.
 */
export default function ChangeCourse({ name, setup, onResult }: PlayProps) {
  const stage = useRef<HTMLDivElement>(null);
  const isUntimed = setup.form === 'untimed';
  const run = useRun({
    task: changeCourse,
    setup,
    paint: (state) => showParts(stage.current, partsOf(state)),
    sceneOf: ({ phase, practiceLeft, trials }) =>
      `${phase === 'sign' || phase === 'kite' ? 'asked' : phase} ${practiceLeft} ${trials.length}`,
    onKey(key, { phase }) {
      if (phase === 'told' && isUntimed && (key === 'Enter' || key === ' ')) return 'go';
      return key in sideOfKey ? { answer: sideOfKey[key]! } : null;
    },
    onResult,
  });
  const { state } = run;
  const told = state.phase === 'told' ? state.told! : null;
  const round = pictured(state);
  const waits = told !== null && isUntimed && !told.isRight;
  useEffect(() => {
    if (told !== null && told.answer !== null) feel.pulse();
  }, [told]);

  return (
    <Playing run={run}>
      <div className={styles.stage} data-stage="" ref={stage}>
        <h1 className="visually-hidden" tabIndex={-1}>
          {round === null ? name : isUntimed ? spokenRound(round) : signCopy[round.sign]}
        </h1>
        <Board />
        <KitesInTheWind />
      </div>
      <p className="visually-hidden" role="status">
        {isUntimed && state.phase === 'kite' && spokenRound(round!)}
      </p>
      <Foot>
        <ShortWord>{told && feedbackCopy(told)}</ShortWord>
        {isUntimed && <GoOn isShown={waits} onPress={run.go} />}
        <div className={styles.answers}>
          {sides.map((side) => (
            <Answer
              key={side}
              side={side}
              press={run.pressOf(side)}
              mark={told === null ? null : side === told.round.answer ? 'right' : side === told.answer ? 'other' : null}
            />
          ))}
        </div>
        <KeyLine
          keys={[
            ['←', 'Left, Warm'],
            ['→', 'Right, Cool'],
            ['Esc', 'pause'],
          ]}
        />
      </Foot>
    </Playing>
  );
}

/**
 * Without the clock, the person reads the outcome for as long as they like. Its place is reserved, so that nothing
 * moves.
 */
function GoOn({ isShown, onPress }: { isShown: boolean; onPress(): void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    place.current?.querySelector('button')?.focus();
    return () => document.querySelector('h1')?.focus();
  }, [isShown]);
  return (
    <div ref={place} className={isShown ? undefined : styles.hidden}>
      <Button wide onClick={onPress}>
        Go on
      </Button>
    </div>
  );
}

/** Both signs, one over the other; painting shows one of them. */
function Board() {
  return (
    <div className={styles.board} aria-hidden="true">
      <svg viewBox="0 0 250 34" aria-hidden="true">
        <path
          d="M70 0C66 14 72 22 70 34M180 0C184 14 178 22 180 34"
          fill="none"
          stroke="var(--il-string)"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      <div className={styles.face}>
        <p data-part="way">
          <span>
            <TrainIcon name="left" size={26} />
            <TrainIcon name="right" size={26} />
          </span>
          {signCopy.way}
        </p>
        <p data-part="colour">
          <span>
            <ColourMark isWarm />
            <ColourMark isWarm={false} />
          </span>
          {signCopy.colour}
        </p>
      </div>
    </div>
  );
}

function KitesInTheWind() {
  return (
    <svg className={styles.sky} viewBox="0 0 390 250" aria-hidden="true">
      <Weather
        winds={[
          [46, 70, 64, 1, 0.8],
          [282, 226, 70, 0.9, 0.7],
        ]}
      />
      {sides.flatMap((points) =>
        [true, false].map((isWarm) => (
          <g key={kiteName({ isWarm, points })} data-part={kiteName({ isWarm, points })}>
            <SignKite isWarm={isWarm} points={points} x={points === 'left' ? 168 : 222} y={124} scale={2.5} />
          </g>
        )),
      )}
    </svg>
  );
}

interface AnswerProps {
  side: Side;
  press: PressProps;
  /** With the feedback: the mark on the right answer, or on the other one that was pressed. */
  mark: 'right' | 'other' | null;
}

function Answer({ side, press, mark }: AnswerProps) {
  const style = classNames(styles.answer, mark === 'right' && styles.right, mark === 'other' && styles.other);
  return (
    <button type="button" className={style} {...press}>
      {mark === 'right' && (
        <span className={styles.mark}>
          <Marker kind="one" on />
        </span>
      )}
      <span className={styles.way}>
        {side === 'left' && <TrainIcon name="left" size={26} />}
        <span>{side === 'left' ? 'Left' : 'Right'}</span>
        {side === 'right' && <TrainIcon name="right" size={26} />}
      </span>
      <span className={styles.colour}>
        <ColourMark isWarm={side === 'left'} />
        <span>{side === 'left' ? 'Warm' : 'Cool'}</span>
      </span>
    </button>
  );
}

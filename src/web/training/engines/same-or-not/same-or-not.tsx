import { useRef } from 'react';
import { isAboutToCount, roundOf, type SameOrNotState, sameOrNot } from '#training/engines/same-or-not/same-or-not.ts';
import { pairIn, type Sign, type Strip } from '#training/engines/same-or-not/signs.ts';
import { feedbackCopy, inRow, spokenStrips } from '#training/engines/same-or-not/strip-copy.ts';
import { type SameOrNot as Answer, type StripRound, stimOf } from '#training/engines/same-or-not/strip-rounds.ts';
import { TrainIcon } from '#web/training/pictures/train-icon.tsx';
import { Ask, Foot, KeyLine, ShortWord } from '#web/training/play/play-frame.tsx';
import type { PlayProps } from '#web/training/play/play-props.ts';
import { Playing } from '#web/training/play/playing.tsx';
import { showParts } from '#web/training/play/show-parts.ts';
import { useRun } from '#web/training/play/use-run.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './same-or-not.module.css';
import { SignPicture } from './sign-picture.tsx';

const answerOfKey: Readonly<Record<string, Answer>> = { ArrowLeft: 'same', 1: 'same', ArrowRight: 'not', 2: 'not' };

/** The drawn round: a warm-up round until its explanation ends, otherwise the present one. */
const drawn = (state: SameOrNotState): StripRound => state.told?.round ?? roundOf(state);

function wordsOf(state: SameOrNotState): string | null {
  if (state.told !== null) return feedbackCopy(state.told.round, state.told.isRight);
  return isAboutToCount(state) ? 'From here on it counts.' : null;
}

/** Same or not: two strips, and whether they share a pair. Rounds that count get no feedback. */
export function SameOrNot({ setup, onResult }: PlayProps) {
  const stage = useRef<HTMLDivElement>(null);
  const run = useRun<SameOrNotState, Answer>({
    task: sameOrNot,
    setup,
    paint: (state) =>
      showParts(stage.current, state.phase === 'asked' || state.phase === 'told' ? [stimOf(drawn(state))] : []),
    sceneOf: (state) =>
      `${state.practiceLeft} ${state.trials.length} ${state.phase === 'told'} ${isAboutToCount(state)}`,
    onKey: (key) => (key in answerOfKey ? { answer: answerOfKey[key]! } : null),
    onResult,
  });
  const { state } = run;
  const round = drawn(state);
  const pair = state.told === null ? null : pairIn(round.upper, round.lower);
  return (
    <Playing run={run} doneMs={state.doneMs}>
      <Ask title="Is a pair in both?">Two signs that touch above: do they touch below, too?</Ask>
      <div className={styles.stage} data-stage="" ref={stage}>
        <div key={stimOf(round)} data-part={stimOf(round)}>
          <StripOfSigns label="Above" strip={round.upper} pair={pair} />
          <StripOfSigns label="Below" strip={round.lower} pair={pair} />
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {state.told === null && spokenStrips(round)}
      </p>
      <Foot>
        <ShortWord>{wordsOf(state)}</ShortWord>
        <div className={styles.answers}>
          <button type="button" className={styles.answer} {...run.pressOf('same')}>
            <TrainIcon name="left" size={26} />
            Same
          </button>
          <button type="button" className={styles.answer} {...run.pressOf('not')}>
            Not
            <TrainIcon name="right" size={26} />
          </button>
        </div>
        <KeyLine
          keys={[
            ['←', 'Same'],
            ['→', 'Not'],
            ['Esc', 'pause'],
          ]}
        />
      </Foot>
    </Playing>
  );
}

interface StripOfSignsProps {
  label: string;
  strip: Strip;
  /** The marked signs. */
  pair: readonly Sign[] | null;
}

function StripOfSigns({ label, strip, pair }: StripOfSignsProps) {
  return (
    <div className={styles.strip} role="img" aria-label={`${label}: ${inRow(strip)}`}>
      {strip.map((sign) => (
        <span key={sign} className={classNames(styles.sign, pair?.includes(sign) && styles.pair)}>
          <SignPicture sign={sign} />
        </span>
      ))}
    </div>
  );
}

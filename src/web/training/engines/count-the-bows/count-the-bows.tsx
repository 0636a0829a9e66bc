import { useRef } from 'react';
import { type BowKind, bowKinds, bowPitches } from '#training/engines/count-the-bows/bows.ts';
import { askOf } from '#training/engines/count-the-bows/bows-copy.ts';
import {
  type BowsAnswer,
  type BowsState,
  comingLength,
  countTheBows,
  wantedOf,
} from '#training/engines/count-the-bows/count-the-bows.ts';
import { nextTailLine } from '#training/engines/count-the-bows/difference.ts';
import { capital, ordinalOf } from '#training/number-words.ts';
import { Backdrop } from '#web/training/pictures/backdrop.tsx';
import { TrainIcon } from '#web/training/pictures/train-icon.tsx';
import { feel } from '#web/training/play/feel.ts';
import type { QuietIntro, QuietSwitch } from '#web/training/play/intro-picture.ts';
import { Ask, Foot, KeyLine } from '#web/training/play/play-frame.tsx';
import type { PlayProps } from '#web/training/play/play-props.ts';
import { Playing } from '#web/training/play/playing.tsx';
import { leaveFocus, sourceOfClick } from '#web/training/play/source-of-click.ts';
import { useFoundFocus } from '#web/training/play/use-found-focus.ts';
import { type Run, useRun } from '#web/training/play/use-run.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BowTail } from './bow-tail.tsx';
import styles from './count-the-bows.module.css';
import { introPictures } from './intro-pictures.tsx';
import { BowPicture } from './pattern-bow.tsx';
import { TailFeedback } from './tail-feedback.tsx';

export { introPictures };

export const quietSwitch: QuietSwitch = { label: 'Without the clock', note: 'One bow at a time, as slow as you like' };
export const quietIntro: QuietIntro = {
  pictures: [{ ...introPictures[0]!, caption: 'See one bow at a time.' }, ...introPictures.slice(1)],
};

const pitchMs = 500;

/** All bows of a tail are one picture, so that React renders nothing while they come and go. */
const pictureOf = ({ phase, begun, index }: BowsState): string => {
  if (phase === 'ready' || phase === 'on' || phase === 'off') return `${begun} showing`;
  return phase === 'card' ? `${begun} card ${index}` : `${begun} ${phase}`;
};

/** Remember the order of bows, then build it. */
export default function CountTheBows({ setup, onResult }: PlayProps) {
  const unseen = useRef<SVGGElement>(null);
  const sounded = useRef('');

  const run = useRun<BowsState, BowsAnswer>({
    task: countTheBows,
    setup,
    sceneOf: (state) => `${pictureOf(state)} ${state.tied.join()}`,
    paint(state) {
      const { phase, index, bows, begun } = state;
      for (const [place, bow] of [...(unseen.current?.children ?? [])].entries()) {
        bow.setAttribute('opacity', phase === 'on' && place === index ? '1' : '0');
      }
      // A moment is painted again after React has rendered, but sounds only once.
      if ((phase !== 'on' && phase !== 'card') || sounded.current === `${begun} ${index}`) return;
      sounded.current = `${begun} ${index}`;
      feel.tone(bowPitches[bows[index]!], pitchMs);
    },
    onKey: (key, state) => meaningOf(key, state),
    onResult,
  });

  const { state } = run;
  const { phase } = state;
  useFoundFocus(pictureOf(state));
  const isTalkedOver = phase === 'feedback' && state.practiceLeft === 0;
  // Mounted invisibly while the bows are shown, so that nothing moves when it is needed.
  const hasPalette = phase !== 'card' && phase !== 'feedback' && phase !== 'ended';
  const keeps = phase === 'rest' && state.resumes !== null;
  const tie = (kind: BowKind) => {
    feel.pulse();
    feel.tone(bowPitches[kind]);
  };
  return (
    <Playing
      run={run}
      backdrop={<Backdrop lift={0.9} />}
      done={state.trials.length - (isTalkedOver ? 1 : 0)}
      pauseNote={keeps ? 'Your tail stays as it is. What you did before it is kept.' : undefined}
    >
      <Ask title={askOf(state).title}>{askOf(state).note}</Ask>
      <div className={classNames(styles.stage, phase === 'feedback' && styles.told)} data-stage="">
        {phase === 'card' ? <Card state={state} /> : <Tail state={state} unseen={unseen} />}
      </div>
      {hasPalette && (
        <div className={phase === 'building' ? styles.inPlace : styles.waiting}>
          <Palette run={run} onTie={tie} />
        </div>
      )}
      {phase === 'card' && (
        <Foot>
          <Button wide onClick={run.go}>
            {state.index + 1 === state.bows.length ? 'Tie them' : 'Next bow'}
          </Button>
        </Foot>
      )}
      {phase === 'feedback' && <Feedback state={state} onGo={run.go} />}
    </Playing>
  );
}

function meaningOf(key: string, { phase }: BowsState): { answer: BowsAnswer } | 'go' | null {
  if (key === 'Enter' && (phase === 'feedback' || phase === 'card')) return 'go';
  if (phase !== 'building') return null;
  if (key === 'Enter') return { answer: 'done' };
  if (key === 'Backspace') return { answer: 'undo' };
  const kind = /^[1-6]$/.test(key) && bowKinds[Number(key) - 1];
  return kind ? { answer: { tie: kind } } : null;
}

/** While it rests, the order is hidden. */
function Tail({ state, unseen }: { state: BowsState; unseen: React.RefObject<SVGGElement | null> }) {
  const { phase, bows, tied } = state;
  if (phase === 'rest') return null;
  const isBuilt = phase === 'building' || phase === 'feedback';
  if (isBuilt) return <BowTail count={bows.length} tied={tied} hasNext={phase === 'building'} />;
  return <BowTail count={bows.length} tied={[]} unseen={{ bows, ref: unseen }} />;
}

/** One bow as picture and word, for as long as the person likes. */
function Card({ state: { bows, index } }: { state: BowsState }) {
  const kind = bows[index]!;
  return (
    <p className={styles.card}>
      <BowPicture kind={kind} />
      <b>{capital(kind)}</b>
    </p>
  );
}

interface PaletteProps {
  run: Run<BowsState, BowsAnswer>;
  onTie(kind: BowKind): void;
}

function Palette({ run, onTie }: PaletteProps) {
  const { bows, tied } = run.state;
  const isFull = tied.length === bows.length;
  const last = tied.at(-1);
  return (
    <Foot>
      <fieldset className={styles.palette} aria-label="Bows to tie">
        {bowKinds.map((kind) => {
          const press = run.pressOf({ tie: kind });
          return (
            <button
              key={kind}
              type="button"
              {...press}
              onPointerDown={(event) => {
                if (!isFull) onTie(kind);
                press.onPointerDown(event);
              }}
            >
              <BowPicture kind={kind} />
              <span>{capital(kind)}</span>
            </button>
          );
        })}
      </fieldset>
      <div className={styles.two}>
        <div>
          <Button
            {...leaveFocus}
            variant="white"
            disabledReason={tied.length === 0 ? 'No bow is tied yet.' : undefined}
            onClick={(event) => run.answer('undo', event, sourceOfClick(event))}
          >
            <TrainIcon name="undo" />
            Undo
          </Button>
        </div>
        <div>
          <Button
            disabledReason={isFull ? undefined : 'Tie all the bows first.'}
            onClick={(event) => run.answer('done', event, sourceOfClick(event))}
          >
            Done
          </Button>
        </div>
      </div>
      <KeyLine
        keys={[
          ['1–6', 'tie a bow'],
          ['⌫', 'undo'],
          ['Enter', 'done'],
        ]}
      />
      <p className="visually-hidden" role="status">
        {last && `${capital(last)} is ${ordinalOf(tied.length - 1)}.`}
      </p>
    </Foot>
  );
}

function Feedback({ state, onGo }: { state: BowsState; onGo(): void }) {
  const next = comingLength(state);
  const isPracticeOver = state.practiceLeft === 1;
  const isVoid = state.practiceLeft === 0 && state.voided !== null;
  const line = isPracticeOver ? 'That was the practice. The next tails count.' : nextTailLine(state.bows.length, next);
  return (
    <TailFeedback
      yours={state.tied}
      wanted={wantedOf(state)}
      isBackwards={state.setup.variant === 'backwards'}
      line={isVoid ? `A bow came late, so this tail does not count. ${line}` : line}
      isLast={next === null}
      onGo={onGo}
    />
  );
}

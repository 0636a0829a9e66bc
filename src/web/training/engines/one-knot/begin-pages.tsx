import { useState } from 'react';
import { knotCopy } from '#training/engines/one-knot/knot-copy.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { Pick, Picks } from '#web/training/guided/picks.tsx';
import { Scale } from '#web/training/guided/scale.tsx';
import { useClockEnd } from '#web/training/guided/use-clock-end.ts';
import { useScreenAwake } from '#web/training/guided/use-screen-awake.ts';
import { QuietClock } from '#web/training/pictures/quiet-clock.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './begin-pages.module.css';

export type ClockLength = 'one' | 'two';
const lengthMs: Record<ClockLength, number> = { one: 60_000, two: 120_000 };

interface ClockPageProps {
  length: ClockLength;
  /** The text of the task; empty when it has none. */
  what: string;
  now(): number;
  onClose(): void;
  onNext(): void;
}

/** One or two quiet minutes without figures. */
export function ClockPage({ length, what, now, onClose, onNext }: ClockPageProps) {
  const [startedAt] = useState(now);
  const [isOver, setOver] = useState(false);
  // A sleeping page could not signal that the time is over.
  useScreenAwake(!isOver);
  useClockEnd(startedAt, lengthMs[length], now, () => setOver(true));
  const copy = knotCopy.clock;
  const actions = (
    <Button variant={isOver ? 'main' : 'text'} wide onClick={onNext}>
      {isOver ? copy.done : copy.stop}
    </Button>
  );
  return (
    <GuidedFrame
      picture={{ place: 'behind', drawing: <QuietClock lengthMs={lengthMs[length]} /> }}
      tone="plain"
      onClose={onClose}
      actions={actions}
    >
      <GuidedTitle lead={isOver ? copy.over : copy.text}>{isOver ? copy[length].end : copy[length].title}</GuidedTitle>
      {what !== '' && <p>{what}</p>}
    </GuidedFrame>
  );
}

/** The answers about the outcome; each may stay open. */
export interface AfterAnswers {
  hasBegun: boolean | null;
  pleasure: number | null;
  senseOfDone: number | null;
  feltHard: number | null;
}

interface AfterPageProps {
  onClose(): void;
  onDone(answers: AfterAnswers): void;
}

const scales = ['pleasure', 'senseOfDone', 'feltHard'] as const;

export function AfterPage({ onClose, onDone }: AfterPageProps) {
  const copy = knotCopy.after;
  const [answers, set] = useState<AfterAnswers>({ hasBegun: null, pleasure: null, senseOfDone: null, feltHard: null });
  const actions = (
    <Button wide onClick={() => onDone(answers)}>
      {copy.done}
    </Button>
  );
  const press = (hasBegun: boolean) => set({ ...answers, hasBegun: answers.hasBegun === hasBegun ? null : hasBegun });
  return (
    <GuidedFrame onClose={onClose} actions={actions}>
      <GuidedTitle
        beside={
          <>
            <Picks label={copy.title}>
              <Pick isChosen={answers.hasBegun === true} onPress={() => press(true)}>
                {copy.yes}
              </Pick>
              <Pick isChosen={answers.hasBegun === false} onPress={() => press(false)}>
                {copy.no}
              </Pick>
            </Picks>
            {answers.hasBegun === true && <p className="muted">{copy.scales}</p>}
          </>
        }
      >
        {copy.title}
      </GuidedTitle>
      {answers.hasBegun === true && (
        <div className={styles.scales}>
          {scales.map((name) => (
            <Scale
              key={name}
              question={copy[name]}
              low={copy.low}
              high={copy.high}
              value={answers[name]}
              onAnswer={(value) => set({ ...answers, [name]: value })}
            />
          ))}
        </div>
      )}
    </GuidedFrame>
  );
}

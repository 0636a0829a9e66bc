import { useState } from 'react';
import { kindCopy, kindIntro } from '#training/engines/kind-words/kind-copy.ts';
import { kindNumbers } from '#training/engines/kind-words/kind-words.ts';
import type { FactsOf } from '#training/exercises/exercise-facts.ts';
import { exerciseBy } from '#training/exercises/exercises.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { introOf } from '#web/training/guided/intro-of.tsx';
import { NextOrSkip } from '#web/training/guided/next-or-skip.tsx';
import { Scale } from '#web/training/guided/scale.tsx';
import { useNotes } from '#web/training/guided/use-notes.ts';
import { WritingField } from '#web/training/guided/writing-field.tsx';
import { TwoOnHills } from '#web/training/pictures/two-on-hills.tsx';
import { introDrawings } from './intro-drawings.tsx';
import styles from './kind-words.module.css';

export const introPictures = introOf(kindIntro, introDrawings);

type Step = FactsOf<'kind-words'>['steps'][number];

/** E12: words for a friend, turned to oneself; or one thing that was done right (training.md § 3.2). */
export default function KindWords({ exercise, notes, now, onDone, onStop }: GuidedProps) {
  const texts = useNotes('kind-words', notes, now);
  const { steps: own } = exerciseBy('kind-words', exercise.id);
  const [index, go] = useState(0);
  const [written, write] = useState<Partial<Record<Step, string>>>({});
  const [before, setBefore] = useState<number | null>(null);
  const [after, setAfter] = useState<number | null>(null);
  const step = own[index]!;
  const text = written[step]?.trim() ?? '';

  function next() {
    if (text !== '') texts.add(text, { step });
    if (index + 1 < own.length) {
      go(index + 1);
      return;
    }
    const hasWritten = Object.values(written).some((one) => one.trim() !== '');
    onDone(kindNumbers({ before, after, hasWritten }));
  }

  const field = (which: 'friend' | 'self' | 'side') => (
    <>
      <GuidedTitle
        lead={kindCopy[which].text}
        beside={
          which === 'self' &&
          (written.friend ?? '').trim() !== '' && (
            <figure className={styles.said}>
              <figcaption>{kindCopy.self.said}</figcaption>
              <blockquote>{written.friend}</blockquote>
            </figure>
          )
        }
      >
        {kindCopy[which].title}
      </GuidedTitle>
      <WritingField
        label={kindCopy[which].field}
        value={written[which] ?? ''}
        onChange={(one) => write({ ...written, [which]: one })}
      />
    </>
  );
  const isWriting = step !== 'before' && step !== 'after';
  const label = {
    before: kindCopy.before.start,
    friend: kindCopy.friend.next,
    self: 'Next',
    side: 'Next',
    after: kindCopy.after.done,
  };
  const actions = <NextOrSkip isSaid={!isWriting || text !== ''} label={label[step]} onNext={next} />;
  return (
    <GuidedFrame
      progress={{ step: index + 1, of: own.length }}
      picture={isWriting ? undefined : { place: 'behind', drawing: <TwoOnHills areClose /> }}
      tone={isWriting ? 'sky' : 'plain'}
      hasWords={isWriting}
      onClose={onStop}
      actions={actions}
    >
      {isWriting && field(step)}
      {step === 'before' && <Kinder {...kindCopy.before} value={before} onAnswer={setBefore} />}
      {step === 'after' && <Kinder {...kindCopy.after} value={after} onAnswer={setAfter} />}
    </GuidedFrame>
  );
}

interface KinderProps {
  title: string;
  text: string;
  value: number | null;
  onAnswer(value: number | null): void;
}

function Kinder({ title, text, value, onAnswer }: KinderProps) {
  return (
    <>
      <GuidedTitle lead={text}>{title}</GuidedTitle>
      <Scale {...kindCopy.scale} value={value} onAnswer={onAnswer} />
    </>
  );
}

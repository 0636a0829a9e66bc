import { useState } from 'react';
import { knotCopy } from '#training/engines/one-knot/knot-copy.ts';
import { knotNumbers } from '#training/engines/one-knot/one-knot.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { useNotes } from '#web/training/guided/use-notes.ts';
import { WritingField } from '#web/training/guided/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { type AfterAnswers, AfterPage, type ClockLength, ClockPage } from './begin-pages.tsx';

/** First two minutes, and Just the knot with one: name it, begin, stop if you like. */
export function JustBegin({ length, notes, now, onDone, onStop }: GuidedProps & { length: ClockLength }) {
  const texts = useNotes('one-knot', notes, now);
  const [page, show] = useState<'begin' | 'clock' | 'after'>('begin');
  const [what, write] = useState('');
  const copy = knotCopy.begin;

  const start = () => {
    if (what.trim() !== '') texts.add(what.trim());
    show('clock');
  };
  const finish = ({ hasBegun, ...scales }: AfterAnswers) =>
    onDone(
      knotNumbers({ planned: true, begun: hasBegun === null ? null : Number(hasBegun), guessedHard: null, ...scales }),
    );

  if (page === 'clock') {
    return <ClockPage length={length} what={what.trim()} now={now} onClose={onStop} onNext={() => show('after')} />;
  }
  if (page === 'after') return <AfterPage onClose={onStop} onDone={finish} />;
  const actions = (
    <Button wide onClick={start}>
      {copy[length].start}
    </Button>
  );
  return (
    <GuidedFrame hasWords onClose={onStop} actions={actions}>
      <GuidedTitle lead={copy[length].text}>{copy[length].title}</GuidedTitle>
      <WritingField label={length === 'one' ? copy.smallField : copy.field} rows={1} value={what} onChange={write} />
    </GuidedFrame>
  );
}

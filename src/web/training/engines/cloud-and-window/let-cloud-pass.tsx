import { useState } from 'react';
import { type Fate, parkedDetail, worryNumbers } from '#training/engines/cloud-and-window/cloud-and-window.ts';
import { cloudCopy } from '#training/engines/cloud-and-window/cloud-copy.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { offsetMinAt } from '#web/training/guided/local-time.ts';
import { useNotes } from '#web/training/guided/use-notes.ts';
import { SinkingSun } from '#web/training/pictures/sinking-sun.tsx';
import { Button } from '#web/ui/button.tsx';
import { FateQuestion } from './fate-question.tsx';
import { NoteWorry } from './note-worry.tsx';
import { SmallStep } from './small-step.tsx';

interface Worry {
  id: string;
  text: string;
}

/** Note a worry, say whether something can be done, and give it a place or let it go. */
export function LetCloudPass({ notes, now, onDone, onStop }: GuidedProps) {
  const [startedAt] = useState(now);
  const worries = useNotes('cloud-and-window', notes, now);
  const [worry, setWorry] = useState<Worry | null>(null);
  const [fates, setFates] = useState<readonly Fate[]>([]);
  const [page, show] = useState<'note' | 'fate' | 'step' | 'end'>('note');
  const finish = () => onDone(worryNumbers(fates, false, now() - startedAt));

  function note(text: string) {
    // Parked from the beginning, so that it is stored when the exercise is left here.
    setWorry({ id: worries.add(text, parkedDetail(now(), offsetMinAt(now()), false)), text });
    show('fate');
  }

  function settle(fate: Fate) {
    setFates([...fates, fate]);
    if (fate !== 'parked') worries.erase(worry!.id);
    show(fate === 'step' ? 'step' : 'end');
  }

  if (page === 'note') return <NoteWorry onClose={onStop} onNote={note} onSkip={finish} />;
  if (page === 'step') {
    return <SmallStep worry={worry!.text} notes={notes} now={now} onClose={onStop} onNext={() => show('end')} />;
  }
  if (page === 'fate') {
    return (
      <GuidedFrame hasWords onClose={onStop} picture={{ place: 'behind', drawing: <SinkingSun step={0} /> }}>
        <FateQuestion title={cloudCopy.canDo} worry={worry!.text} atWindow={false} onFate={settle} />
      </GuidedFrame>
    );
  }
  const copy = cloudCopy.end;
  const actions = (
    <>
      <Button wide onClick={finish}>
        {copy.done}
      </Button>
      <Button variant="text" wide onClick={() => show('note')}>
        {copy.more}
      </Button>
    </>
  );
  return (
    <GuidedFrame onClose={finish} actions={actions} picture={{ place: 'behind', drawing: <SinkingSun step={0} /> }}>
      <GuidedTitle>{fates.at(-1) === 'let-go' ? copy.passed : copy.noted}</GuidedTitle>
    </GuidedFrame>
  );
}

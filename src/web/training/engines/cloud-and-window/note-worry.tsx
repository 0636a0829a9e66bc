import { useState } from 'react';
import { cloudCopy } from '#training/engines/cloud-and-window/cloud-copy.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { WritingField } from '#web/training/guided/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';

interface NoteWorryProps {
  onClose(): void;
  onNote(text: string): void;
  onSkip(): void;
}

const copy = cloudCopy.note;

/** A field of one line for a worry. */
export function NoteWorry({ onClose, onNote, onSkip }: NoteWorryProps) {
  const [text, write] = useState('');
  const actions = (
    <>
      {text.trim() !== '' && (
        <Button wide onClick={() => onNote(text.trim())}>
          {copy.next}
        </Button>
      )}
      <Button variant="text" wide onClick={onSkip}>
        {copy.skip}
      </Button>
    </>
  );
  return (
    <GuidedFrame hasWords onClose={onClose} actions={actions}>
      <GuidedTitle lead={copy.text}>{copy.title}</GuidedTitle>
      <WritingField label={copy.field} value={text} onChange={write} />
    </GuidedFrame>
  );
}

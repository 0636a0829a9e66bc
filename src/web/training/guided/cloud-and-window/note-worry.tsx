import { useState } from 'react';
import { cloudCopy } from '#training/guided/cloud-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { GuidedFrame, GuidedTitle } from '../guided-frame.tsx';
import { WritingField } from '../writing-field.tsx';

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

import type { ReactNode } from 'react';
import type { GuessRatio } from '#training/engines/guess-then-look/guess.ts';
import { guessCopy } from '#training/engines/guess-then-look/guess-copy.ts';
import { Note } from '#web/ui/note.tsx';

interface RatioNoteProps {
  ratio: GuessRatio;
  isOfKind: boolean;
  children?: ReactNode;
}

/** The ratio of the person's own times to their guesses, with its interval. */
export function RatioNote({ ratio: { ratio, low, high, tasks }, isOfKind, children }: RatioNoteProps) {
  const { times, timesOfKind, between } = guessCopy.past;
  return (
    <Note icon="clock">
      <b>{isOfKind ? timesOfKind(ratio) : times(ratio)}</b>
      <span>{` ${between(low, high, tasks)} `}</span>
      {children}
    </Note>
  );
}

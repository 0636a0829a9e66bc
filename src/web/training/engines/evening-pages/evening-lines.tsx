import { useState } from 'react';
import { eveningCopy } from '#training/engines/evening-pages/evening-copy.ts';
import { mostLines } from '#training/engines/evening-pages/evening-pages.ts';
import { trainingDayOf } from '#training/training-day.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { offsetMinAt } from '#web/training/guided/local-time.ts';
import { useNotes } from '#web/training/guided/use-notes.ts';
import { ParkedKites } from '#web/training/pictures/parked-kites.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DarkScreen } from './dark-screen.tsx';
import { Lines } from './lines.tsx';

interface EveningLinesProps extends GuidedProps {
  page: 'list' | 'look-back';
  onClosed(lines: number): void;
}

/** Tomorrow's list, or a look back at the day: each line is a kite on the string in the picture. */
export function EveningLines({ page, exercise, notes, now, onClosed, onStop }: EveningLinesProps) {
  const texts = useNotes('evening-pages', notes, now);
  const [draft, write] = useState('');
  const [isClosed, close] = useState(false);
  const copy = eveningCopy[page];
  const today = dayOf(now());
  const lines = (texts.list ?? []).filter(({ detail, at }) => detail.page === page && dayOf(at) === today);

  const add = (text: string) => {
    texts.add(text, { page });
    write('');
  };
  const closeDay = () => {
    if (draft.trim() !== '') add(draft.trim());
    close(true);
  };
  const actions = (
    <Button wide onClick={closeDay}>
      <Icon name="moon" />
      {eveningCopy.close}
    </Button>
  );
  return (
    <>
      <GuidedFrame
        progress={counted(lines.length)}
        picture={{ place: 'behind', drawing: <ParkedKites count={lines.length} /> }}
        tone="plain"
        hasWords
        onClose={onStop}
        actions={actions}
      >
        <GuidedTitle lead={copy.text}>{exercise.name}</GuidedTitle>
        <Lines
          label={copy.add}
          lines={lines}
          most={mostLines[page]}
          draft={draft}
          onDraft={write}
          onAdd={add}
          onRemove={texts.erase}
        />
        <p className="muted small">
          {copy.known}{' '}
          <a href={copy.source} target="_blank" rel="noreferrer">
            Source
          </a>
        </p>
      </GuidedFrame>
      {isClosed && <DarkScreen onDone={() => onClosed(lines.length)} />}
    </>
  );
}

const dayOf = (at: number) => trainingDayOf(at, offsetMinAt(at));

function counted(lines: number): string | undefined {
  if (lines === 0) return undefined;
  return lines === 1 ? '1 thing' : `${lines} things`;
}

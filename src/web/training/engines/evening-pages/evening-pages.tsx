import { useState } from 'react';
import { eveningCopy, eveningIntro } from '#training/engines/evening-pages/evening-copy.ts';
import { eveningNumbers, waitsForAnotherEvening } from '#training/engines/evening-pages/evening-pages.ts';
import { exerciseBy } from '#training/exercises/exercises.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { introOf } from '#web/training/guided/intro-of.tsx';
import { offsetMinAt } from '#web/training/guided/local-time.ts';
import { ParkedKites } from '#web/training/pictures/parked-kites.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DarkScreen } from './dark-screen.tsx';
import { EveningHorizon } from './evening-horizon.tsx';
import { EveningLines } from './evening-lines.tsx';
import { introDrawings } from './intro-drawings.tsx';

export const introPictures = introOf(eveningIntro, introDrawings);

/** E11: a list for tomorrow, three steps to a dark screen, or a short look back (training.md § 3.2). */
export default function EveningPages(props: GuidedProps) {
  const { exercise, past, now, onDone, onStop } = props;
  const [startedAt] = useState(now);
  const { page } = exerciseBy('evening-pages', exercise.id);
  const finish = (count: number) => onDone(eveningNumbers(page, count, now() - startedAt));

  if (page === 'horizon') return <EveningHorizon onStop={onStop} onClosed={finish} />;
  if (waitsForAnotherEvening(page, past, startedAt, offsetMinAt(startedAt))) {
    return <OnePageAnEvening page={page} onStop={onStop} onClosed={() => finish(0)} />;
  }
  return <EveningLines {...props} page={page} onClosed={finish} />;
}

interface OnePageAnEveningProps {
  page: 'list' | 'look-back';
  onStop(): void;
  onClosed(): void;
}

/** The other page was filled in tonight, so this one only closes the day. */
function OnePageAnEvening({ page, onStop, onClosed }: OnePageAnEveningProps) {
  const [isClosed, close] = useState(false);
  const { title, text } = eveningCopy.other[page];
  const actions = (
    <Button wide onClick={() => close(true)}>
      <Icon name="moon" />
      {eveningCopy.close}
    </Button>
  );
  return (
    <>
      <GuidedFrame
        picture={{ place: 'behind', drawing: <ParkedKites count={4} /> }}
        tone="plain"
        onClose={onStop}
        actions={actions}
      >
        <GuidedTitle lead={text}>{title}</GuidedTitle>
      </GuidedFrame>
      {isClosed && <DarkScreen onDone={onClosed} />}
    </>
  );
}

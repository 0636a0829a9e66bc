import { useState } from 'react';
import { cloudCopy } from '#training/engines/cloud-and-window/cloud-copy.ts';
import { knotCopy, moments } from '#training/engines/one-knot/knot-copy.ts';
import { asMovement, planDetail } from '#training/engines/one-knot/one-knot.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { Pick, Picks } from '#web/training/guided/picks.tsx';
import { useNotes } from '#web/training/guided/use-notes.ts';
import { WritingField } from '#web/training/guided/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { CloudCard } from './cloud-card.tsx';

interface SmallStepProps {
  notes: GuidedProps['notes'];
  now: GuidedProps['now'];
  worry: string;
  progress?: string;
  onClose(): void;
  /** Called when the step was stored or skipped. */
  onNext(): void;
}

const copy = cloudCopy.step;

/**
 * For a worry that can be acted on: a first movement, and a moment for it. Both together are a plan of One knot at a
 * time.
 */
export function SmallStep({ worry, progress, notes, now, onClose, onNext }: SmallStepProps) {
  const plans = useNotes('one-knot', notes, now);
  const [movement, write] = useState('');
  const [moment, choose] = useState<string | null>(null);

  function save() {
    const small = asMovement(movement);
    plans.add(
      worry,
      moment === null ? { movement: small } : planDetail({ task: worry, movement: small, moment, said: 0 }),
    );
    onNext();
  }

  const actions = (
    <>
      {movement.trim() !== '' && (
        <Button wide onClick={save}>
          {copy.keep}
        </Button>
      )}
      <Button variant="text" wide onClick={onNext}>
        {copy.skip}
      </Button>
    </>
  );
  return (
    <GuidedFrame progress={progress} tone="warm" hasWords onClose={onClose} actions={actions}>
      <GuidedTitle lead={copy.text}>{copy.title}</GuidedTitle>
      <CloudCard text={worry} />
      <WritingField label={copy.field} help={copy.help} rows={1} value={movement} onChange={write} />
      <Picks label={knotCopy.moment.first} isTitleShown>
        {moments.map(({ label, says }) => (
          <Pick key={label} isChosen={moment === says} onPress={() => choose(moment === says ? null : says)}>
            {label}
          </Pick>
        ))}
      </Picks>
    </GuidedFrame>
  );
}

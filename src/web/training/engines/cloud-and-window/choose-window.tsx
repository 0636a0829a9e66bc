import { useState } from 'react';
import {
  clockOf,
  minutesOf,
  type WorryWindow,
  windowLengthsMin,
  windowStarts,
} from '#training/engines/cloud-and-window/cloud-and-window.ts';
import { cloudCopy } from '#training/engines/cloud-and-window/cloud-copy.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { Pick, Picks } from '#web/training/guided/picks.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

interface ChooseWindowProps {
  onClose(): void;
  onKeep(window: WorryWindow): void;
  onSkip(): void;
}

const copy = cloudCopy.bed;

/** A fixed time of 15 to 30 minutes that ends two hours before bed. Nothing is preselected. */
export function ChooseWindow({ onClose, onKeep, onSkip }: ChooseWindowProps) {
  const [bed, setBed] = useState('');
  const [lengthMin, setLength] = useState<number | null>(null);
  const [startMin, setStart] = useState<number | null>(null);
  const bedMin = minutesOf(bed);
  const starts = bedMin === null || lengthMin === null ? [] : windowStarts(bedMin, lengthMin);
  const isChosen = startMin !== null && lengthMin !== null && starts.includes(startMin);

  const actions = (
    <>
      {isChosen && (
        <Button wide onClick={() => onKeep({ startMin, lengthMin })}>
          {copy.keep}
        </Button>
      )}
      <Button variant="text" wide onClick={onSkip}>
        {copy.skip}
      </Button>
    </>
  );
  return (
    <GuidedFrame tone="warm" onClose={onClose} actions={actions}>
      <GuidedTitle lead={copy.text}>{copy.title}</GuidedTitle>
      <Field type="time" label={copy.bed} value={bed} onChange={(event) => setBed(event.target.value)} />
      <Picks label={copy.length} isTitleShown>
        {windowLengthsMin.map((minutes) => (
          <Pick key={minutes} isChosen={lengthMin === minutes} onPress={() => setLength(minutes)}>
            {`${minutes} min`}
          </Pick>
        ))}
      </Picks>
      {starts.length > 0 && (
        <Picks label={copy.start} isTitleShown>
          {starts.map((start) => (
            <Pick key={start} isChosen={startMin === start} onPress={() => setStart(start)}>
              {clockOf(start)}
            </Pick>
          ))}
        </Picks>
      )}
    </GuidedFrame>
  );
}

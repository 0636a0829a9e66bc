import { useEffect, useRef } from 'react';
import type { GustState, WindAnswer } from '#training/engines/wait-for-the-gust/wait-for-the-gust.ts';
import type { Wind } from '#training/engines/wait-for-the-gust/wind-rounds.ts';
import { TrainIcon } from '#web/training/pictures/train-icon.tsx';
import { KeyLine } from '#web/training/play/play-frame.tsx';
import type { Run } from '#web/training/play/use-run.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './wait-for-the-gust.module.css';
import { WindIcon } from './wind-sign.tsx';

const choices: readonly { answer: WindAnswer; wind: Wind; name: string; does: string; looks: string }[] = [
  { answer: 'tap', wind: 'fair', name: 'Fair wind', does: 'tap', looks: 'round and light' },
  { answer: 'let pass', wind: 'gust', name: 'Gust', does: 'let it pass', looks: 'pointed and dark' },
];

/** Without the clock: the choice between the two winds, with a button that takes the last choice back. */
export function Sorting({ run }: { run: Run<GustState, WindAnswer> }) {
  const { state } = run;
  const isAllSorted = state.phase === 'check';
  return (
    <>
      <Button
        variant="white"
        disabledReason={state.trials.length === 0 ? 'Nothing is sorted yet.' : undefined}
        onClick={({ timeStamp }) => run.answer('undo', { timeStamp }, 'mouse')}
      >
        <TrainIcon name="undo" size={20} />
        Undo
      </Button>
      {isAllSorted ? (
        <Done onPress={run.go} />
      ) : (
        <div className={styles.choices}>
          {choices.map(({ answer, wind, name, does, looks }) => (
            <button
              key={wind}
              type="button"
              className={styles.choice}
              aria-label={`${name}: ${looks}`}
              {...run.pressOf(answer)}
            >
              <WindIcon wind={wind} />
              <b>{name}</b>
              <span>{does}</span>
            </button>
          ))}
        </div>
      )}
      <KeyLine
        keys={[
          ['←', 'Fair wind'],
          ['→', 'Gust'],
          ['Backspace', 'undo'],
          ['Esc', 'pause'],
        ]}
      />
    </>
  );
}

function Done({ onPress }: { onPress(): void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div className={styles.done} ref={place}>
      <Button wide onClick={onPress}>
        Done
      </Button>
    </div>
  );
}

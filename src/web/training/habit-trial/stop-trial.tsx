import { useState } from 'react';
import { trialCopy } from '#training/habit-trial/trial-copy.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './habit-trial.module.css';

/** The button to stop, which is always there. It asks once more, because a stopped trial has no result. */
export function StopTrial({ onStop }: { onStop(): void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <p>
        <Button variant="text" noMargin small onClick={() => setAsking(true)}>
          {trialCopy.stop}
        </Button>
      </p>
    );
  }
  return (
    <fieldset className={styles.ask} aria-label={trialCopy.stopTitle}>
      <p className="small" role="status">
        {trialCopy.stopText}
      </p>
      <div className={styles.row}>
        <Button variant="white" small onClick={onStop}>
          {trialCopy.stopNow}
        </Button>
        <Button variant="white" small onClick={() => setAsking(false)}>
          {trialCopy.goOn}
        </Button>
      </div>
    </fieldset>
  );
}

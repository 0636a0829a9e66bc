import { useState } from 'react';
import { eveningCopy, horizonSteps } from '#training/engines/evening-pages/evening-copy.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { SinkingSun } from '#web/training/pictures/sinking-sun.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DarkScreen } from './dark-screen.tsx';
import styles from './evening-horizon.module.css';

interface EveningHorizonProps {
  onStop(): void;
  onClosed(steps: number): void;
}

/** Three steps to a dark screen, while the sun sinks in the picture. */
export function EveningHorizon({ onStop, onClosed }: EveningHorizonProps) {
  const [step, setStep] = useState(0);
  const [isClosed, close] = useState(false);
  const { title, text } = horizonSteps[step]!;
  const isLast = step === horizonSteps.length - 1;
  const actions = isLast ? (
    <Button wide onClick={() => close(true)}>
      <Icon name="moon" />
      {eveningCopy.close}
    </Button>
  ) : (
    <Button wide onClick={() => setStep(step + 1)}>
      {eveningCopy.next}
    </Button>
  );
  return (
    // The page is as dark as Night from the second step on.
    <div className={styles.page} data-theme={step === 0 ? undefined : 'night'}>
      <GuidedFrame
        progress={`${step + 1} of ${horizonSteps.length}`}
        picture={{ place: 'behind', drawing: <SinkingSun step={step} /> }}
        tone="plain"
        onClose={onStop}
        actions={actions}
      >
        <GuidedTitle lead={text}>{title}</GuidedTitle>
      </GuidedFrame>
      {isClosed && <DarkScreen onDone={() => onClosed(horizonSteps.length)} />}
    </div>
  );
}

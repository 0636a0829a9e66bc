import { useState } from 'react';
import { isDrillForgotten } from '#training/engines/guess-then-look/guess.ts';
import { guessCopy } from '#training/engines/guess-then-look/guess-copy.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { Banner } from '#web/training/pictures/banner.tsx';
import { calmHorizon } from '#web/training/pictures/calm-horizon.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './guess-then-look.module.css';

const copy = guessCopy.drill;

interface DrillProps {
  /** The seconds that the person should hit. */
  seconds: number;
  /** Epoch ms. */
  now(): number;
  onBack(): void;
  onKeep(madeMs: number): void;
  onAgain(): void;
  onClose(): void;
}

/** A number of seconds without a clock: one press to begin, one to end, and then the comparison. */
export function Drill({ seconds, now, onBack, onKeep, onAgain, onClose }: DrillProps) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [madeMs, setMadeMs] = useState<number | null>(null);
  const isForgotten = madeMs !== null && isDrillForgotten(seconds, madeMs);
  const counts = madeMs !== null && !isForgotten;

  function press() {
    if (startedAt === null) setStartedAt(now());
    else setMadeMs(now() - startedAt);
  }

  const actions =
    madeMs === null ? (
      // The same button for both presses, so that it keeps the focus.
      <Button wide onClick={press}>
        {startedAt === null ? copy.start : copy.now}
      </Button>
    ) : (
      <>
        {counts && (
          <Button wide onClick={() => onKeep(madeMs)}>
            {copy.done}
          </Button>
        )}
        <Button wide variant="white" onClick={onAgain}>
          {copy.again}
        </Button>
      </>
    );
  return (
    <GuidedFrame
      picture={{ place: 'behind', drawing: <Banner draw={calmHorizon} /> }}
      tone="plain"
      onClose={counts ? () => onKeep(madeMs) : onClose}
      actions={actions}
    >
      <GuidedTitle lead={counts ? copy.asked(seconds) : copy.lead}>
        {madeMs === null ? copy.title(seconds) : isForgotten ? copy.forgotten : copy.made(Math.round(madeMs / 1000))}
      </GuidedTitle>
      <p className={styles.named} role="status">
        {startedAt !== null && madeMs === null ? copy.goes : ''}
      </p>
      {startedAt === null && (
        <Button variant="text" noMargin onClick={onBack}>
          {copy.back}
        </Button>
      )}
    </GuidedFrame>
  );
}

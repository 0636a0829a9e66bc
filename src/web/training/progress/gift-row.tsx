import { useState } from 'react';
import { calls } from '#contract/calls.ts';
import { giftOf } from '#training/progress/gift.ts';
import { scoredIds } from '#training/progress/scored.ts';
import { seriesOfMeasured } from '#training/progress/series-points.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { RowFold } from '#web/ui/rows.tsx';
import styles from './own-data.module.css';
import type { ProgressCardProps } from './progress-card-props.ts';

/** Asks for the person's series once they are long enough, and not again after they were given. */
export function GiftRow({ training: { folded, state } }: Pick<ProgressCardProps, 'training'>) {
  const [hadGiven] = useState(state?.has_given === true);
  const series = giftOf(scoredIds.flatMap((id) => seriesOfMeasured(folded, id)));
  if (hadGiven || series.length === 0) return null;
  return (
    <RowFold icon="heart" label="Give your scores, if you like">
      <GiftView
        count={series.length}
        onGive={async () => {
          const result = await call(calls.giveSeries, { body: { series } });
          return result.data ?? { fault: errorSentence(result) };
        }}
      />
    </RowFold>
  );
}

interface GiftViewProps {
  /** How many series there are to give. */
  count: number;
  /** Resolves to the outcome, or to the reason why nothing was given. */
  onGive(): Promise<{ outcome: 'given' | 'already' } | { fault: string }>;
}

type Shown = 'asking' | 'giving' | 'kept' | 'given' | 'already';

const ends: Partial<Record<Shown, string>> = {
  kept: 'Nothing is given. We ask again only here.',
  given: 'They are given, without your name.',
  already: 'You had given before, so nothing was added.',
};

/** Asks the person to give their series without their name, so that ordinary ups and downs become better known. */
export function GiftView({ count, onGive }: GiftViewProps) {
  const [shown, setShown] = useState<Shown>('asking');
  const [fault, setFault] = useState<string | null>(null);

  async function give() {
    if (shown === 'giving') return;
    setShown('giving');
    setFault(null);
    const answer = await onGive();
    if ('outcome' in answer) return setShown(answer.outcome);
    setFault(answer.fault);
    setShown('asking');
  }

  const isOpen = shown === 'asking' || shown === 'giving';
  return (
    <>
      {isOpen && (
        <>
          <p className="small muted">
            How much do people go up and down from day to day? We need the scores of 200 people to know. Then the band
            in your charts fits from the start.
          </p>
          <p className="small muted">
            <b>What goes:</b>
            <span>{` ${count === 1 ? 'your one long series' : 'each of your long series'}. That is its exercise, its scores, and how many days came between.`}</span>
          </p>
          <p className="small muted">
            <b>What does not go:</b> your name, your email, every date, your device, each press and your own words. We
            note that you gave, so that it counts once. That note goes with your account.
          </p>
          <p className="small muted">
            <b>For good:</b> nothing says which ones are yours, so we cannot find them and you cannot take them back.
            They stay when your account goes.
          </p>
        </>
      )}
      {fault !== null && (
        <p className="small" role="alert">
          {fault}
        </p>
      )}
      <p className="small muted" role="status">
        {ends[shown] ?? ''}
      </p>
      {isOpen && (
        <div className={styles.row}>
          <Button variant="white" small onClick={() => void give()}>
            Give them
          </Button>
          <Button variant="white" small onClick={() => setShown('kept')}>
            Keep them
          </Button>
        </div>
      )}
    </>
  );
}

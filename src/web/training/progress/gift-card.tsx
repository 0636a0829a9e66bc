import { useState } from 'react';
import { calls } from '#contract/calls.ts';
import { giftOf } from '#training/progress/gift.ts';
import { scoredIds } from '#training/progress/scored.ts';
import { seriesOfMeasured } from '#training/progress/series-points.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { GiftView } from './gift-view.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';

/** Asks for one's series once they are long enough; not again after they were given. */
export function GiftCard({ training: { folded, state } }: Pick<ProgressCardProps, 'training'>) {
  const [hadGiven] = useState(state?.has_given === true);
  const series = giftOf(scoredIds.flatMap((id) => seriesOfMeasured(folded, id)));
  if (hadGiven || series.length === 0) return null;
  return (
    <GiftView
      count={series.length}
      onGive={async () => {
        const result = await call(calls.giveSeries, { body: { series } });
        return result.data ?? { fault: errorSentence(result) };
      }}
    />
  );
}

import type { FunctionComponent } from 'react';
import { runsOf } from '#training/entries/fold.ts';
import { progressOf } from '#training/progress/exercise-progress.ts';
import { type YardstickId, yardstickIds } from '#training/run/yardstick.ts';
import { progressNote } from '#training/yardsticks/yardstick-copy.ts';
import { MeasuredCard } from './measured-card.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';

type YardstickCardProps = Pick<ProgressCardProps, 'training' | 'today' | 'onOpen'>;

/** A card for each yardstick with its verdict; shows nothing before the first measurement. */
export const yardstickCards: Readonly<Record<string, FunctionComponent<YardstickCardProps>>> = Object.fromEntries(
  yardstickIds.map((yardstick) => [yardstick, (props) => <YardstickCard yardstick={yardstick} {...props} />]),
);

function YardstickCard({
  yardstick,
  training: { folded, state },
  today,
  onOpen,
}: YardstickCardProps & { yardstick: YardstickId }) {
  if (runsOf(folded, yardstick).length === 0) return null;
  return (
    <MeasuredCard
      progress={progressOf(folded, yardstick, state?.noise)}
      note={progressNote[yardstick]}
      today={today}
      onOpen={onOpen}
    />
  );
}

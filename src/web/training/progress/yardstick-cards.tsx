import { runsOf } from '#training/entries/fold.ts';
import { progressOf } from '#training/progress/exercise-progress.ts';
import { yardstickIds } from '#training/run/yardstick.ts';
import { progressNote } from '#training/yardsticks/yardstick-words.ts';
import { MeasuredCard } from './measured-card.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';

/** A card for each yardstick that was measured, with what can be said of it. */
export function YardstickCards({
  training: { folded, state },
  today,
  onOpen,
}: Pick<ProgressCardProps, 'training' | 'today' | 'onOpen'>) {
  return yardstickIds
    .filter((id) => runsOf(folded, id).length > 0)
    .map((id) => (
      <MeasuredCard
        key={id}
        progress={progressOf(folded, id, state?.noise)}
        note={progressNote[id]}
        today={today}
        onOpen={onOpen}
      />
    ));
}

import { paths } from '#contract/paths.ts';
import { trialCopy } from '#training/habit-trial/trial-copy.ts';
import { phaseOf, trialOf } from '#training/habit-trial/trial-weeks.ts';
import { Card } from '#web/ui/card.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';

/** The way to *Try it on yourself*, offered once something was done. */
export function HabitTrialCard({
  training: { folded },
  today,
  mayTrain,
}: Pick<ProgressCardProps, 'training' | 'today' | 'mayTrain'>) {
  const trial = trialOf(folded);
  const isOffered = mayTrain && folded.items.length > 0;
  if (trial === null && !isOffered) return null;
  return (
    <Card title={trialCopy.title}>
      <p className="small muted">{trialCopy.card[trial === null ? 'offer' : phaseOf(trial, today)]}</p>
      <a className="text-link" href={paths.habitTrial}>
        {trial === null ? trialCopy.card.open : trialCopy.card.toPage}
      </a>
    </Card>
  );
}

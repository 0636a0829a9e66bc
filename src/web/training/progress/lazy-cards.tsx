import type { ComponentType } from 'react';
import { trainingPaths } from '#contract/training-paths.ts';
import { trialCopy } from '#training/habit-trial/trial-copy.ts';
import { phaseOf, trialOf } from '#training/habit-trial/trial-weeks.ts';
import { sessionsOf } from '#training/today/sessions.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { Card } from '#web/ui/card.tsx';
import { GiftCard } from './gift-card.tsx';
import styles from './lazy-cards.module.css';
import type { ProgressCardProps } from './progress-card-props.ts';
import { trainingDate } from './training-date.ts';
import { WeeklyLookCard } from './weekly-look-card.tsx';

/** The cards that load after the charts. The card about the person's data comes from the page, last. */
export const lazyCards: Readonly<
  Record<'own life' | 'weekly look' | 'data', Readonly<Record<string, ComponentType<ProgressCardProps>>>>
> = {
  'own life': { OwnDaysCard, HabitTrialCard },
  'weekly look': { WeeklyLookCard },
  data: { GiftCard },
};

/** How often each guided exercise was done. */
function OwnDaysCard({ training: { folded }, today }: Pick<ProgressCardProps, 'training' | 'today'>) {
  const guided = sessionsOf([...folded.runs, ...folded.items]).filter(({ hasRounds }) => !hasRounds);
  if (guided.length === 0) return null;
  return (
    <Card title="Your own days">
      <ul className={styles.list}>
        {guided.map(({ exercise, sessions, since }) => (
          <li key={exercise.id}>
            <Thumb id={exercise.id} size={44} />
            <span>
              <b>{exercise.name}</b>
              <span className="small muted">
                {`${sessions === 1 ? 'Once, on' : `${sessions} times since`} ${trainingDate(since, today)}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The link to *Try it on yourself*, shown after the first exercise. */
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
      <a className="text-link" href={trainingPaths.habitTrial}>
        {trial === null ? trialCopy.card.open : trialCopy.card.toPage}
      </a>
    </Card>
  );
}

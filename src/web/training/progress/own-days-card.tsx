import { sessionsOf } from '#training/today/sessions.ts';
import { Card } from '#web/ui/card.tsx';
import { Thumb } from '../pictures/thumb.tsx';
import styles from './own-days-card.module.css';
import type { ProgressCardProps } from './progress-card-props.ts';
import { trainingDate } from './training-date.ts';

/** How often each guided exercise was done. */
export function OwnDaysCard({ training: { folded }, today }: Pick<ProgressCardProps, 'training' | 'today'>) {
  const guided = sessionsOf([...folded.runs, ...folded.items]).filter(({ hasRounds }) => !hasRounds);
  if (guided.length === 0) return null;
  return (
    <Card title="Your own days">
      <ul className={styles.list}>
        {guided.map(({ exercise, sessions, since }) => (
          <li key={exercise.id}>
            <Thumb engine={exercise.engine} size={44} />
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

import { trainingPaths } from '#contract/training-paths.ts';
import { lastStretch } from '#training/air/air-due.ts';
import { trialCopy } from '#training/habit-trial/trial-copy.ts';
import { phaseOf, trialOf } from '#training/habit-trial/trial-weeks.ts';
import { sessionsOf } from '#training/today/sessions.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { RowFold, RowLink } from '#web/ui/rows.tsx';
import styles from './further-rows.module.css';
import { GiftRow } from './gift-row.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';
import { trainingDate } from './training-date.ts';
import { WeeklyLookRow } from './weekly-look-row.tsx';

/** The rows of the page that load after its cards. The row of the person's data comes from the page, last. */
export function FurtherRows(props: ProgressCardProps) {
  const { folded } = props.training;
  return (
    <>
      <WeeklyLookRow {...props} />
      <OwnDaysRow {...props} />
      <HabitTrialRow {...props} />
      {lastStretch(folded, props.today) !== null && (
        <RowLink icon="wave" label="Your weeks in the air" href={trainingPaths.weekInTheAir} />
      )}
      {folded.items.length > 0 && <RowLink icon="sun" label="Your album" href={trainingPaths.album} />}
      <GiftRow {...props} />
    </>
  );
}

/** How often each guided exercise was done. */
function OwnDaysRow({ training: { folded }, today }: Pick<ProgressCardProps, 'training' | 'today'>) {
  const guided = sessionsOf([...folded.runs, ...folded.items]).filter(({ hasRounds }) => !hasRounds);
  if (guided.length === 0) return null;
  return (
    <RowFold icon="calendar" label="Your own days">
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
    </RowFold>
  );
}

/** *Try it on yourself*, offered after the first exercise. */
export function HabitTrialRow({
  training: { folded },
  today,
  mayTrain,
}: Pick<ProgressCardProps, 'training' | 'today' | 'mayTrain'>) {
  const trial = trialOf(folded);
  const isOffered = mayTrain && folded.items.length > 0;
  if (trial === null && !isOffered) return null;
  return (
    <RowFold icon="target" label={trialCopy.title}>
      <p className="small muted">{trialCopy.card[trial === null ? 'offer' : phaseOf(trial, today)]}</p>
      <a className="text-link" href={trainingPaths.habitTrial}>
        {trial === null ? trialCopy.card.open : trialCopy.card.toPage}
      </a>
    </RowFold>
  );
}

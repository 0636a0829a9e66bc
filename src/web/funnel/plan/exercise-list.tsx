import type { PlannedExercise } from '#training/plan/planned-week.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import styles from './exercise-list.module.css';
import type { Reason } from './exercise-reasons.ts';

interface ExerciseListProps {
  exercises: readonly PlannedExercise[];
  /** One for each exercise. */
  reasons: readonly Reason[];
  /** The minutes come on top of the daily time. */
  isExtra?: boolean;
}

/** Exercises with their minutes, their purpose, and the reason why they are in the plan. */
export function ExerciseList({ exercises, reasons, isExtra }: ExerciseListProps) {
  return (
    <ol className={styles.list}>
      {exercises.map(({ id, name, what, minutes }, index) => (
        <li key={id} className={styles.exercise}>
          <Thumb id={id} />
          <span>
            <b className={styles.title}>{name}</b>
            <span className="small muted">{what}</span>
            <Why {...reasons[index]!} />
          </span>
          <span className={`${styles.minutes} number`}>{`${isExtra ? '+ ' : ''}${minutes} min`}</span>
        </li>
      ))}
    </ol>
  );
}

function Why({ purpose, because }: Reason) {
  return (
    <span className={styles.why}>
      {purpose !== null && (
        <>
          <span>{'For: '}</span>
          <b>{purpose}</b>
          <span>{'. '}</span>
        </>
      )}
      <span>{because}</span>
    </span>
  );
}

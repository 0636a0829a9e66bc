import { Icon } from '#web/ui/icon.tsx';
import styles from './exercise-list.module.css';
import type { PlannedExercise } from './training-plan.ts';

/** Exercises with their minutes and the goal or skill each serves. */
export function ExerciseList({ exercises }: { exercises: readonly PlannedExercise[] }) {
  return (
    <ol className={styles.list}>
      {exercises.map(({ name, what, icon, minutes, serves }) => (
        <li key={name} className={styles.exercise}>
          <span className={styles.picture}>
            <Icon name={icon} />
          </span>
          <span>
            <b>{name}</b>
            <span className="small muted">{what}</span>
            {serves !== null && <span className={styles.serves}>For: {serves}</span>}
          </span>
          <span className={`${styles.minutes} number`}>{minutes} min</span>
        </li>
      ))}
    </ol>
  );
}

/** The first day's exercises. */
export function DayList({ day }: { day: readonly PlannedExercise[] }) {
  return (
    <section aria-labelledby="first-day" className="stack-small">
      <h2 id="first-day">Your first day</h2>
      <ExerciseList exercises={day} />
    </section>
  );
}

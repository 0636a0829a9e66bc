import { Icon } from '../ui/icon';
import styles from './exercise-list.module.css';
import type { PlannedExercise } from './training-plan';

/** Exercises with their minutes, each with what it is for in the visitor's own words. */
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

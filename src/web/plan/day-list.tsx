import { Icon } from '../ui/icon';
import styles from './day-list.module.css';
import type { PlannedExercise } from './training-plan';

/** One day's exercises with their minutes. */
export function DayList({ day }: { day: readonly PlannedExercise[] }) {
  return (
    <section aria-labelledby="first-day" className="stack-small">
      <h2 id="first-day">Your first day</h2>
      <ol className={styles.day}>
        {day.map(({ name, what, icon, minutes }) => (
          <li key={name} className={styles.exercise}>
            <span className={styles.picture}>
              <Icon name={icon} />
            </span>
            <span>
              <b>{name}</b>
              <span className="small muted">{what}</span>
            </span>
            <span className={`${styles.minutes} number`}>{minutes} min</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { PlannedWeek } from './training-plan';
import styles from './week-list.module.css';

/** The four weeks: each one's goal and the skills it trains, in the visitor's own words. */
export function WeekList({ weeks }: { weeks: readonly PlannedWeek[] }) {
  return (
    <ol className={styles.weeks}>
      {weeks.map(({ number, goal, skills }) => (
        <li key={number}>
          <span className={`${styles.number} number`}>
            <span className="visually-hidden">Week </span>
            {number}
          </span>
          <span>
            <b>{goal ?? skills[0]}</b>
            <span className="small muted">{skills.join(', ')}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

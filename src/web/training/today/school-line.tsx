import { type School, schoolTitle } from '#training/today/school-days.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './school-line.module.css';

/** The first seven days as knots on a string with a picture each. Only what is done is filled. */
export function SchoolLine({ school }: { school: School }) {
  return (
    <div className={styles.school}>
      <p className={styles.title}>{schoolTitle(school)}</p>
      <ol className={styles.days}>
        {school.days.map(({ exercise, isDone, isToday }, index) => (
          <li
            key={exercise.id}
            className={classNames(styles.day, isDone && styles.done, isToday && styles.today)}
            aria-current={isToday ? 'date' : undefined}
          >
            <svg className={styles.knot} viewBox="0 0 24 24" aria-hidden="true">
              <rect x="5" y="5" width="14" height="14" rx="4" transform="rotate(45 12 12)" />
            </svg>
            <Thumb id={exercise.id} size={36} />
            <span className="visually-hidden">{`Day ${index + 1}: ${exercise.name}, ${isDone ? 'done' : 'open'}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

import { classNames } from '../ui/class-names';
import styles from './week-tail.module.css';

const days = [
  { letter: 'M', colour: 'var(--k2)' },
  { letter: 'T', colour: 'var(--k4)' },
  { letter: 'W' },
  { letter: 'T', colour: 'var(--trained)' },
  { letter: 'F', colour: 'var(--k2)' },
  { letter: 'S', isToday: true },
  { letter: 'S' },
];

/** A picture of a week: a bow for each day trained, hollow for a day missed. */
export function WeekTail() {
  return (
    <ul className={styles.week}>
      {days.map(({ letter, colour, isToday }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seven days, always the same
        <li key={index} className={classNames(isToday && styles.today)}>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <path
              d="M0 0L-14 -8.5V8.5ZM0 0L14 -8.5V8.5Z"
              fill={colour ?? 'var(--surface)'}
              stroke={colour ?? 'var(--cord)'}
              strokeWidth={colour === undefined ? 2.2 : 3}
              strokeLinejoin="round"
            />
          </svg>
          <span>{letter}</span>
        </li>
      ))}
    </ul>
  );
}

import { classNames } from '#web/ui/class-names.ts';
import styles from './week-tail.module.css';

const days = [
  { initial: 'M', colour: 'var(--k2)' },
  { initial: 'T', colour: 'var(--k4)' },
  { initial: 'W' },
  { initial: 'T', colour: 'var(--trained)' },
  { initial: 'F', colour: 'var(--k2)' },
  { initial: 'S', isToday: true },
  { initial: 'S' },
];

/** A week as a kite's tail: a bow for each day trained, hollow for a missed one. */
export function WeekTail() {
  return (
    <ul className={styles.week}>
      {days.map(({ initial, colour, isToday }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same seven days
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
          <span>{initial}</span>
        </li>
      ))}
    </ul>
  );
}

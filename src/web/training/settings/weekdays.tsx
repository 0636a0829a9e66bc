import type { ReactNode } from 'react';
import { weekdayNames } from './weekday-names.ts';
import styles from './weekdays.module.css';

interface WeekdaysProps {
  legend: string;
  /** Several weekdays, or one. */
  kind: 'checkbox' | 'radio';
  /** 0 is Monday. */
  chosen: readonly number[];
  onPress(day: number): void;
  /** The effect of the choice, under the days. */
  children: ReactNode;
}

/** The days of the week in a row, to choose from. */
export function Weekdays({ legend, kind, chosen, onPress, children }: WeekdaysProps) {
  return (
    <fieldset className={styles.days}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {weekdayNames.map((name, day) => (
          <label key={name} className={styles.day}>
            <input
              type={kind}
              name={kind === 'radio' ? legend : undefined}
              aria-label={name}
              checked={chosen.includes(day)}
              onChange={() => onPress(day)}
            />
            <span aria-hidden="true">{name.slice(0, 2)}</span>
          </label>
        ))}
      </div>
      <p className="small muted">{children}</p>
    </fieldset>
  );
}

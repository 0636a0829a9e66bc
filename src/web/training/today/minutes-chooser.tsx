import type { DayMinutes } from '#training/today/today.ts';
import styles from './minutes-chooser.module.css';

const choices: readonly (readonly [minutes: DayMinutes, label: string, said: string])[] = [
  [0, 'Just one', 'Just one exercise'],
  [5, '5', '5 minutes'],
  [10, '10', '10 minutes'],
  [20, '20', '20 minutes'],
  [30, '30', '30 minutes'],
];

interface MinutesChooserProps {
  chosen: DayMinutes;
  onChoose(minutes: DayMinutes): void;
}

/** The minutes of today. They change today, not the plan. */
export function MinutesChooser({ chosen, onChoose }: MinutesChooserProps) {
  return (
    <fieldset className={styles.minutes}>
      <legend>Minutes</legend>
      <div className={styles.row}>
        {choices.map(([minutes, label, said]) => (
          <label key={minutes} className={styles.choice}>
            <input
              type="radio"
              name="minutes"
              aria-label={said}
              checked={chosen === minutes}
              onChange={() => onChoose(minutes)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

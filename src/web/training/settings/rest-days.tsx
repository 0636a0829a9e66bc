import styles from './rest-days.module.css';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

interface RestDaysProps {
  /** 0 is Monday. */
  chosen: readonly number[];
  onChange(days: readonly number[]): void;
}

/** Weekdays on which nothing waits. None by default. */
export function RestDays({ chosen, onChange }: RestDaysProps) {
  return (
    <fieldset className={styles.days}>
      <legend>Rest days</legend>
      <div className={styles.row}>
        {days.map((name, day) => {
          const isOn = chosen.includes(day);
          return (
            <label key={name} className={styles.day}>
              <input
                type="checkbox"
                aria-label={name}
                checked={isOn}
                onChange={() => onChange(isOn ? chosen.filter((each) => each !== day) : [...chosen, day].sort())}
              />
              <span aria-hidden="true">{name.slice(0, 2)}</span>
            </label>
          );
        })}
      </div>
      <p className="small muted">On these days nothing waits. You can still do one thing.</p>
    </fieldset>
  );
}

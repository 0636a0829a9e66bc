import { TrainIcon, type TrainIconName } from '../pictures/train-icon.tsx';
import styles from './switches.module.css';

export interface SwitchRow {
  label: string;
  /** A second, quieter line. */
  note?: string;
  icon: TrainIconName;
  isOn: boolean;
  /** Never set: an introduction asks, once. */
  isAsked?: boolean;
  onChange(isOn: boolean): void;
}

/** Settings that are on or off. */
export function Switches({ rows }: { rows: readonly SwitchRow[] }) {
  return (
    <div className={styles.switches}>
      {rows.map(({ label, note, icon, isOn, onChange }) => (
        <label key={label} className={styles.row}>
          <TrainIcon name={icon} />
          <span>
            <span>{label}</span>
            {note !== undefined && <small>{note}</small>}
          </span>
          <input
            type="checkbox"
            role="switch"
            className={styles.toggle}
            checked={isOn}
            aria-checked={isOn}
            onChange={(event) => onChange(event.target.checked)}
          />
        </label>
      ))}
    </div>
  );
}

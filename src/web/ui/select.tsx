import styles from './select.module.css';

interface SelectProps {
  label: string;
  /** Null while it is not known yet: the place is kept, and nothing wrong is shown. */
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChoose(value: string): void;
}

/** A small labelled choice within a line. */
export function Select({ label, value, options, onChoose }: SelectProps) {
  return (
    <label className={styles.select}>
      {label}
      <select
        className={value === null ? styles.unknown : undefined}
        value={value ?? undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

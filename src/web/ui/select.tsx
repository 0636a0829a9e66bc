import styles from './select.module.css';

interface SelectProps<Option extends string> {
  label: string;
  /** Null while it is not known yet: the place is kept, and nothing wrong is shown. */
  value: string | null;
  options: readonly Option[];
  onChoose(option: Option): void;
}

/** A small labelled choice within a line. */
export function Select<Option extends string>({ label, value, options, onChoose }: SelectProps<Option>) {
  return (
    <label className={styles.select}>
      {label}
      <select hidden={value === null} value={value ?? ''} onChange={(event) => onChoose(event.target.value as Option)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

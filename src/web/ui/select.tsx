import styles from './select.module.css';

interface SelectProps<Option extends string> {
  label: string;
  /** Null while unknown: the space is kept and nothing is shown. */
  value: string | null;
  options: readonly Option[];
  onChoose(option: Option): void;
}

/** A small select with its label, for use within a line. */
export function Select<Option extends string>({ label, value, options, onChoose }: SelectProps<Option>) {
  return (
    <label className={styles.select} hidden={value === null}>
      <span>{label}</span>
      <select value={value ?? ''} onChange={(event) => onChoose(event.target.value as Option)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

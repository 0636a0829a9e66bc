import styles from './select.module.css';

interface NamedSelectProps {
  label: string;
  value: string;
  /** Each with the name that is shown of it. */
  options: readonly { value: string; name: string }[];
  onChoose(value: string): void;
}

/** As `Select`, for options that are called by other names than their values. */
export function NamedSelect({ label, value, options, onChoose }: NamedSelectProps) {
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

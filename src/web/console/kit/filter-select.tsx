import styles from './filter.module.css';
import form from './form.module.css';

interface FilterSelectProps {
  label: string;
  /** Empty for any. */
  value: string;
  any: string;
  options: readonly { value: string; text: string }[];
  onChange(value: string): void;
}

/** One choice of a list's filters. */
export function FilterSelect({ label, value, any, options, onChange }: FilterSelectProps) {
  return (
    <label className={`${form.pill} ${styles.select}`}>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}

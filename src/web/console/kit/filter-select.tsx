import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './filter.module.css';
import form from './form.module.css';

interface FilterSelectProps {
  label: string;
  icon?: IconName;
  /** Empty for any. */
  value: string;
  any: string;
  options: readonly { value: string; text: string }[];
  isBusy?: boolean;
  onChange(value: string): void;
}

/** One choice among a page's filters. */
export function FilterSelect({ label, icon, value, any, options, isBusy, onChange }: FilterSelectProps) {
  return (
    <label className={`${form.pill} ${styles.select}`}>
      {icon && <Icon name={icon} size={18} />}
      <span>{label}</span>
      <select value={value} aria-busy={isBusy || undefined} onChange={({ target }) => onChange(target.value)}>
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

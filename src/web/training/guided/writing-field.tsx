import { type CSSProperties, useId } from 'react';
import styles from './writing-field.module.css';

/** Long enough for whatever somebody wants to say in one go, short enough to be kept. */
const mostCharacters = 600;

interface WritingFieldProps {
  label: string;
  /** Only for screen readers, where the heading already asks. */
  hideLabel?: boolean;
  value: string;
  onChange(text: string): void;
  placeholder?: string;
  help?: string;
  /** Lines at first; it grows with the text where the browser can do that. */
  rows?: number;
}

/** A field for own words. Nothing checks them, and dictation is the device's. */
export function WritingField({ label, hideLabel, value, onChange, placeholder, help, rows = 3 }: WritingFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={rows}
        style={{ '--rows': rows } as CSSProperties}
        maxLength={mostCharacters}
        value={value}
        placeholder={placeholder}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}

import { type CSSProperties, useId } from 'react';
import styles from './writing-field.module.css';

/** Long enough for a thought in one go, short enough to be stored. */
const mostCharacters = 600;

interface WritingFieldProps {
  label: string;
  /** The label is only for screen readers, when the heading already asks. */
  hideLabel?: boolean;
  value: string;
  onChange(text: string): void;
  placeholder?: string;
  help?: string;
  /** The initial number of lines; the field grows with its text where the browser can do that. */
  rows?: number;
}

/** A field for the person's own text. It is not checked, and dictation is the device's own. */
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

import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The ref of the input. */
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** Only for screen readers, where the heading already asks. */
  hideLabel?: boolean;
  help?: ReactNode;
  /** The fault and how to fix it. */
  error?: string;
  /** For a single large value in the middle of the page. */
  large?: boolean;
  /** A 44 px control inside the box. */
  end?: ReactNode;
}

/** A labelled text input; help and error are tied to it. Further attributes go to the input. */
export function Field({ label, hideLabel, help, error, large, end, ...input }: FieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const described = [
    input['aria-describedby'],
    help !== undefined && `${id}-help`,
    error !== undefined && `${id}-error`,
  ].filter(Boolean);
  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={classNames(styles.input, large && styles.large, end !== undefined && styles.withEnd)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described.join(' ') || undefined}
        />
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      {help !== undefined && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <Icon name="warn" size={20} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

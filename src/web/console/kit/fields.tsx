import { type ReactNode, useId } from 'react';
import { plainDigits } from '#contract/plain-digits.ts';
import form from './form.module.css';

interface FieldProps {
  label: ReactNode;
  value: string;
  onChange(value: string): void;
  rows?: number;
  maxLength?: number;
  /** The fault of the typed value. */
  fault?: string | null;
  help?: string;
  inputMode?: 'decimal' | 'numeric' | 'email';
  readOnly?: boolean;
}

/** A labelled field; with `rows` for several lines. */
export function Field({ label, value, onChange, rows, fault = null, help, ...rest }: FieldProps) {
  const id = useId();
  const isNumber = rest.inputMode === 'numeric' || rest.inputMode === 'decimal';
  const about = fault !== null || help !== undefined ? `${id}-about` : undefined;
  const given = {
    id,
    value,
    className: `${form.input} ${fault === null ? '' : form.inputBad}`,
    'aria-describedby': about,
    'aria-invalid': fault !== null || undefined,
    ...rest,
  };
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input
          {...given}
          autoComplete="off"
          onChange={({ target }) => onChange(isNumber ? plainDigits(target.value) : target.value)}
        />
      ) : (
        <textarea {...given} rows={rows} onChange={(event) => onChange(event.target.value)} />
      )}
      {about !== undefined && (
        <span id={about} className={fault === null ? form.help : form.bad}>
          {fault ?? help}
        </span>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: NoInfer<Value>;
  onChange(value: NoInfer<Value>): void;
}

/** A few choices side by side. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={form.field}>
      <span className={form.labF} id={id}>
        {label}
      </span>
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in a row of its own width */}
        <div className={form.choice} role="group" aria-labelledby={id}>
          {options.map(([name, text]) => (
            <button key={name} type="button" aria-pressed={name === value} onClick={() => onChange(name)}>
              {text}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The reason that goes into the audit. */
export function ReasonField({ value, onChange }: { value: string; onChange(value: string): void }) {
  return <Field label="Reason, for the log" value={value} onChange={onChange} maxLength={300} />;
}

/** Why a press without a reason is not possible. */
export const needsReason = (reason: string): string | null =>
  reason.trim().length < 3 ? 'Write a reason first.' : null;

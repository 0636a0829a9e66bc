import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field, type FieldProps } from '#web/ui/field.tsx';
import styles from './email-field.module.css';
import { suggestedEmail } from './suggest-email.ts';

interface EmailFieldProps extends Omit<FieldProps, 'error' | 'onChange' | 'onBlur' | 'value'> {
  /** The fault of the address; null without one. */
  fault: string | null;
  /** Called with every new text, typed or taken from the hint: a fault is about the text before it. */
  onEdit(email: string): void;
  /** Called with the text when the field is left or the hint is taken. */
  onDone?(email: string): void;
}

/** Long enough that nobody sees a hint about half an address, short enough to come before the next field. */
const typingPauseMs = 600;

/** A field for an email address, which asks about a probable typing error and never insists. */
export function EmailField({ fault, onEdit, onDone, ...field }: EmailFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const hint = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const meant = useHint(text ?? String(field.defaultValue ?? ''));

  // On small phones a dock, or the terms at the checkout, may cover it.
  useEffect(() => {
    if (meant !== null) hint.current!.scrollIntoView({ block: 'nearest' });
  }, [meant]);

  function edit({ target }: ChangeEvent<HTMLInputElement>) {
    setText(target.value);
    onEdit(target.value);
  }

  function take(email: string) {
    box.current!.querySelector('input')!.value = email;
    // The button disappears with the hint and would leave the focus nowhere; in the field it would open a phone's
    // keyboard.
    hint.current!.focus();
    setText(email);
    setTaken(email);
    onEdit(email);
    onDone?.(email);
  }

  return (
    <div ref={box}>
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...field}
        error={fault ?? undefined}
        onChange={edit}
        onBlur={({ target }) => onDone?.(target.value)}
      />
      <div ref={hint} className={styles.hint} role="status" tabIndex={-1}>
        {meant !== null && (
          <>
            <span>{`Did you mean ${meant}?`}</span>
            <Button small variant="white" onClick={() => take(meant)}>
              Yes, use it
            </Button>
          </>
        )}
        {taken !== null && taken === text && <span>{`Changed to ${taken}.`}</span>}
      </div>
    </div>
  );
}

/** The address that was probably meant, once the typing has paused. */
function useHint(text: string): string | null {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? suggestedEmail(text) : null;
}

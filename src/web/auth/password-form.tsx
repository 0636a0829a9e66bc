import { type ReactNode, useState } from 'react';
import { textOf, useSubmit } from '../platform/use-submit';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import styles from './auth-stage.module.css';
import { passwordFault, passwordRule } from './set-password';

interface PasswordFormProps {
  label: string;
  /** Whose password it is: password managers keep it with the password. */
  email: string;
  /** Saves what the form holds under `password`; answers what went wrong, null when nothing did. */
  onSave(form: FormData): Promise<string | null>;
  /** Fields before the new password. */
  children?: ReactNode;
}

/** Asks for a new password and says plainly what it has to be like. */
export function PasswordForm({ label, email, onSave, children }: PasswordFormProps) {
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { onSubmit } = useSubmit(async (form) => {
    const found = passwordFault(textOf(form, 'password'));
    setFault(found);
    setRefusal(found === null ? await onSave(form) : null);
  });
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {children}
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        help={passwordRule}
        error={fault ?? undefined}
      />
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" wide className={styles.send}>
        Save password
      </Button>
    </form>
  );
}

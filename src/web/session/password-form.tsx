import { type ReactNode, useState } from 'react';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import styles from './auth-form.module.css';
import { passwordFault, passwordRule } from './set-password.ts';

interface PasswordFormProps {
  label: string;
  /** The label of the button. */
  save: string;
  /** Password managers store it with the password. */
  email: string;
  /** Saves the form's `password`. Returns the error, or null. */
  onSave(form: FormData): Promise<string | null>;
  /** Fields before the new password. */
  children?: ReactNode;
}

/** Asks for a new password and shows the rule in advance. */
export function PasswordForm({ label, save, email, onSave, children }: PasswordFormProps) {
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
        onChange={() => setFault(null)}
      />
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" wide className={styles.send}>
        {save}
      </Button>
    </form>
  );
}

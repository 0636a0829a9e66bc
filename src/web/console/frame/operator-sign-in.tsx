import { useState } from 'react';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { signInAsOperator, signInByPasskey } from '../session/sign-in.ts';
import { bareCode } from '../session/typed-code.ts';
import styles from './door.module.css';

interface Faults {
  email?: string;
  code?: string;
  /** The fault of all fields together: the server does not say which one was wrong. */
  form?: string;
}

/** An operator's own ways in: a passkey, or the password with a code. */
export function OperatorSignIn() {
  const [passkeyFault, setPasskeyFault] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  async function usePasskey() {
    if (isAsking) return;
    setAsking(true);
    setPasskeyFault(await signInByPasskey());
    setAsking(false);
  }
  const { onSubmit } = useSubmit(async (form) => {
    const email = textOf(form, 'email').trim();
    const code = bareCode(textOf(form, 'code'));
    const found: Faults = {
      ...(email.length < 3 && { email: 'Type your email address.' }),
      ...(code === '' && { code: 'Type a code of your app, or a recovery code.' }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const refused = await signInAsOperator({ email, password: textOf(form, 'password'), code });
    if (refused !== null) setFaults({ form: refused });
  });
  return (
    <>
      <Button wide onClick={usePasskey} aria-busy={isAsking || undefined}>
        Use a passkey
      </Button>
      {passkeyFault !== null && <p role="alert">{passkeyFault}</p>}
      <p className={styles.or}>or</p>
      <form className={styles.doorForm} onSubmit={onSubmit} noValidate>
        <Field label="Email" name="email" type="email" autoComplete="username" error={faults.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          help="Leave it empty if you have none and use a recovery code."
        />
        <Field
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          help="Six digits of your code app, or a recovery code."
          error={faults.code ?? faults.form}
        />
        <Button type="submit" variant="white" wide>
          Sign in
        </Button>
      </form>
    </>
  );
}

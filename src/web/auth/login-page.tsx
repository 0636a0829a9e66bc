import { useEffect, useRef, useState } from 'react';
import { paths } from '../../contract/paths';
import { useScreenEvents } from '../analytics/use-screen-events';
import { go, queryValue } from '../platform/navigate';
import { useHydrated } from '../platform/use-hydrated';
import { textOf, useSubmit } from '../platform/use-submit';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Note } from '../ui/note';
import { PasswordField } from '../ui/password-field';
import { AuthStage } from './auth-stage';
import styles from './auth-stage.module.css';
import { emailFault } from './email-fault';
import { pathAfterSignIn } from './path-after-sign-in';
import { isLoggedIn, useSession } from './session';
import { type SignInOutcome, signIn } from './sign-in';

interface Faults {
  email?: string;
  password?: string;
}

/** What the form says under the password; the same for an unknown address as for a wrong password (§ 8). */
const refusalWords = {
  'wrong details': 'E-mail or password is not right.',
  'too many tries': 'Too many tries for now. Wait a few minutes, then try again.',
  failed: undefined,
};

/** § 2, Login. */
export default function LoginPage() {
  useScreenEvents('signin_open', 'signin_close', {});
  const isHydrated = useHydrated();
  const [faults, setFaults] = useState<Faults>({});
  const form = useEarlyPress();
  const hasNewPassword = isHydrated && queryValue('password') === 'set';

  useEffect(() => {
    if (isLoggedIn(useSession.getState())) go(pathAfterSignIn(queryValue('next')), { replace: true });
  }, []);

  const { onSubmit } = useSubmit(async (form) => {
    const details = { email: textOf(form, 'email').trim(), password: textOf(form, 'password') };
    const found = faultsOf(details);
    setFaults(found);
    if (found.email !== undefined || found.password !== undefined) return;
    setFaults(faultsAfter(await signIn(details, queryValue('next'))));
  });

  return (
    <AuthStage title="Welcome back">
      {hasNewPassword && <Note icon="check">Your password is set. Sign in with it.</Note>}
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={faults.email}
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" error={faults.password} />
        <Button type={isHydrated ? 'submit' : 'button'} wide className={styles.send} data-early="sign-in">
          Sign in
        </Button>
      </form>
      <p>
        <Button variant="text" noMargin href={paths.resetPassword}>
          Forgot password
        </Button>
      </p>
    </AuthStage>
  );
}

/** Sends the form that was pressed before the page's code was there; the script in the head has marked the button. */
function useEarlyPress() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const pressed = form.current?.querySelector<HTMLElement>('[data-early-tapped]');
    if (!pressed) return;
    delete pressed.dataset.earlyTapped;
    form.current?.requestSubmit();
  }, []);
  return form;
}

function faultsOf({ email, password }: { email: string; password: string }): Faults {
  return {
    email: emailFault(email) ?? undefined,
    password: password === '' ? 'Type your password.' : undefined,
  };
}

function faultsAfter(outcome: SignInOutcome): Faults {
  return outcome === 'signed in' ? {} : { password: refusalWords[outcome.refused] };
}

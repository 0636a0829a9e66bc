import { useEffect, useRef, useState } from 'react';
import type { login } from '#contract/copy/login.ts';
import { paths } from '#contract/paths.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { go, queryValue } from '#web/platform/navigate.ts';
import { sendForm } from '#web/platform/send-form.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import styles from '#web/session/auth-form.module.css';
import { emailFault } from '#web/session/email-fault.ts';
import { EmailField } from '#web/session/email-field.tsx';
import { pathAfterSignIn } from '#web/session/path-after-sign-in.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { plainCopyOf } from '#web/site/plain-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AuthStage } from './auth-stage.tsx';
import { type SignInOutcome, signIn } from './sign-in.ts';

const { say, load: prepare } = plainCopyOf<typeof login>('login');

export { prepare };

interface Faults {
  email?: string;
  password?: string;
}

/** The message under the password, the same for an unknown address as for a wrong password (§ 8). */
const refusalCopy = {
  'wrong details': () => say('wrong-details'),
  'too many tries': () => say('too-many-tries'),
  failed: () => undefined,
};

/** § 2, Login. */
export default function LoginPage() {
  useScreenEvents('signin_open', 'signin_close', {});
  const isHydrated = useHydrated();
  const [faults, setFaults] = useState<Faults>({});
  const form = useEarlyPress();
  useEndedSession();
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
    <AuthStage title={say('title')}>
      {hasNewPassword && <Note icon="check">{say('password-set')}</Note>}
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        <EmailField
          label={say('email')}
          autoComplete="username"
          fault={faults.email ?? null}
          onEdit={() => setFaults((found) => ({ ...found, email: undefined }))}
        />
        <PasswordField
          label={say('password')}
          name="password"
          autoComplete="current-password"
          error={faults.password}
        />
        <Button type={isHydrated ? 'submit' : 'button'} wide className={styles.send} data-early="sign-in">
          {say('sign-in')}
        </Button>
      </form>
      <p>
        <Button variant="text" noMargin href={paths.resetPassword}>
          {say('forgot')}
        </Button>
      </p>
    </AuthStage>
  );
}

/** Submits the form if its button was pressed before hydration, which the head script has marked. */
function useEarlyPress() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const pressed = form.current?.querySelector<HTMLElement>('[data-early-tapped]');
    if (!pressed) return;
    delete pressed.dataset.earlyTapped;
    sendForm(form.current);
  }, []);
  return form;
}

function faultsOf({ email, password }: { email: string; password: string }): Faults {
  return {
    email: emailFault(email) ?? undefined,
    password: password === '' ? say('no-password') : undefined,
  };
}

function faultsAfter(outcome: SignInOutcome): Faults {
  return outcome === 'signed in' ? {} : { password: refusalCopy[outcome.refused]() };
}

/**
 * Where a 401 has ended a session (`forceLogout`), erases the device's copy of that person's training, as signing out
 * does. Done here, so that first screens do not load this code.
 */
function useEndedSession(): void {
  useEffect(() => {
    const userId: unknown = history.state;
    if (typeof userId !== 'number') return;
    history.replaceState(null, '');
    import('#web/session/leave-training.ts').then(({ leaveTraining }) => leaveTraining(userId)).catch(() => {});
  }, []);
}

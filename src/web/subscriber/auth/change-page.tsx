import { useState } from 'react';
import type { SetPasswordBody } from '#contract/auth.ts';
import { paths } from '#contract/paths.ts';
import { queryValue } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { enterWithNewPassword } from '#web/session/enter-account.ts';
import { PasswordForm } from '#web/session/password-form.tsx';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { setPassword } from '#web/session/set-password.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AuthStage } from './auth-stage.tsx';

/** § 2, change password: by a mailed link, or signed in with the current password. */
export default function ChangePage() {
  const hasSession = useSession(isLoggedIn);
  const token = queryValue('token');
  if (token !== null) return <SetByToken token={token} />;
  return hasSession ? <ChangeWithCurrent /> : <LinkMissing />;
}

function SetByToken({ token }: { token: string }) {
  async function save(password: string): Promise<string | null> {
    const outcome = await setPassword({ token, password });
    if ('refused' in outcome) return outcome.refused;
    useSession.getState().forget();
    await enterWithNewPassword(outcome.token);
    return null;
  }

  return (
    <AuthStage title="Choose a password">
      <PasswordForm label="New password" email="" onSave={(form) => save(textOf(form, 'password'))} />
      <p>
        <Button variant="text" noMargin href={paths.resetPassword}>
          Send me a new link
        </Button>
      </p>
    </AuthStage>
  );
}

function ChangeWithCurrent() {
  const [isDone, setDone] = useState(false);
  const email = useSession((session) => session.profile.email);
  useHeadingFocus(isDone ? 'done' : 'form');

  async function save(form: FormData): Promise<string | null> {
    const body: SetPasswordBody = { current_password: textOf(form, 'current'), password: textOf(form, 'password') };
    const outcome = await setPassword(body);
    if ('refused' in outcome) return outcome.refused;
    setDone(true);
    return null;
  }

  if (isDone) {
    return (
      <AuthStage title="Your password is changed" lead="Other devices have been signed out.">
        <Button href={paths.account} wide>
          Back to your account
        </Button>
      </AuthStage>
    );
  }
  return (
    <AuthStage title="Change your password">
      <PasswordForm label="New password" email={email} onSave={save}>
        <PasswordField label="Current password" name="current" autoComplete="current-password" />
      </PasswordForm>
      <p>
        <Button variant="text" noMargin href={paths.account}>
          Back to your account
        </Button>
      </p>
    </AuthStage>
  );
}

function LinkMissing() {
  return (
    <AuthStage
      title="This page needs a link"
      lead="To choose a new password, open the link in our email, or sign in first."
    >
      <Button href={paths.resetPassword} wide>
        Send me a link
      </Button>
      <Button variant="white" href={paths.login} wide>
        Sign in
      </Button>
    </AuthStage>
  );
}

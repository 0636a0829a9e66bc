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
import { passwordCopy, say } from './password-copy.ts';

export const prepare = passwordCopy.load;

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
    <AuthStage title={say('choose')}>
      <PasswordForm label={say('new')} save={say('save')} email="" onSave={(form) => save(textOf(form, 'password'))} />
      <p>
        <Button variant="text" noMargin href={paths.resetPassword}>
          {say('new-link')}
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
      <AuthStage title={say('changed')} lead={say('changed-lead')}>
        <Button href={paths.account} wide>
          {say('to-account')}
        </Button>
      </AuthStage>
    );
  }
  return (
    <AuthStage title={say('change')}>
      <PasswordForm label={say('new')} save={say('save')} email={email} onSave={save}>
        <PasswordField label={say('current')} name="current" autoComplete="current-password" />
      </PasswordForm>
      <p>
        <Button variant="text" noMargin href={paths.account}>
          {say('to-account')}
        </Button>
      </p>
    </AuthStage>
  );
}

function LinkMissing() {
  return (
    <AuthStage title={say('link-missing')} lead={say('link-missing-lead')}>
      <Button href={paths.resetPassword} wide>
        {say('send-link')}
      </Button>
      <Button variant="white" href={paths.login} wide>
        {say('sign-in')}
      </Button>
    </AuthStage>
  );
}

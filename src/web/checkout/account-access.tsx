import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { enterWithNewPassword } from '#web/session/enter-account.ts';
import { useNewAccount } from '#web/session/new-account.ts';
import { PasswordForm } from '#web/session/password-form.tsx';
import { requestPasswordLink } from '#web/session/request-password-link.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { setPassword } from '#web/session/set-password.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { say } from './success-copy.ts';

/**
 * Sets the first password, here or by an emailed link, which signs in; for a signed-in user, the way to today's
 * training.
 */
export function AccountAccess() {
  const hasSession = useSession(isLoggedIn);
  const { email, setupToken } = useNewAccount();
  if (hasSession) {
    return (
      <Button wide href={paths.train}>
        {say('start')}
      </Button>
    );
  }
  return setupToken === null ? <ToSignIn email={email} /> : <FirstPassword email={email} token={setupToken} />;
}

function FirstPassword({ email, token }: { email: string; token: string }) {
  const [isRefused, setRefused] = useState(false);

  async function save(form: FormData): Promise<string | null> {
    const outcome = await setPassword({ token, password: textOf(form, 'password') });
    setRefused('refused' in outcome);
    if ('refused' in outcome) return outcome.refused;
    await enterWithNewPassword(outcome.token, paths.session);
    useNewAccount.getState().dropSetupToken();
    return null;
  }

  return (
    <>
      <p>{say('password')}</p>
      <PasswordForm label={say('choose-password')} save={say('save-password')} email={email} onSave={save} />
      {isRefused && <MailLink email={email} />}
    </>
  );
}

function ToSignIn({ email }: { email: string }) {
  return (
    <>
      <p>{say('mailed')}</p>
      <SignInButton />
      {email !== '' && <MailLink email={email} />}
    </>
  );
}

function SignInButton() {
  return (
    <Button wide href={paths.login}>
      {say('to-sign-in')}
    </Button>
  );
}

function MailLink({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  if (isSent) return <Note icon="mail">{say('mail-on-its-way', { email })}</Note>;
  return (
    <Button variant="text" onClick={async () => setSent(await requestPasswordLink(email))}>
      {say('mail-link')}
    </Button>
  );
}

import { type ReactNode, useState } from 'react';
import { paths } from '../../contract/paths';
import { useNewAccount } from '../account/new-account';
import { AuthStage } from '../auth/auth-stage';
import styles from '../auth/auth-stage.module.css';
import { emailFault } from '../auth/email-fault';
import { loginWithReturn } from '../auth/return-path';
import { textOf, useSubmit } from '../platform/use-submit';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Note } from '../ui/note';
import { sendLeaveLink } from './leave-calls';

interface AskForLinkProps {
  title: string;
  /** There was a link, and it is of no use any more. */
  isAgain?: boolean;
}

/** The two ways to a subscription: signing in, or a link by mail. */
export function AskForLink({ title, isAgain }: AskForLinkProps) {
  const lead = isAgain
    ? 'Links stop working after a while. Nothing was changed. Sign in, or get a new one by mail.'
    : 'Sign in, or get a link by mail. Either way it takes one more press, and no reason is asked for.';
  return (
    <AuthStage title={title} lead={lead}>
      <Button wide href={loginWithReturn(paths.cancelSubscription)}>
        Sign in to cancel
      </Button>
      <MailForm />
    </AuthStage>
  );
}

function MailForm() {
  const knownEmail = useNewAccount((account) => account.email);
  const [fault, setFault] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { busy, onSubmit } = useSubmit(async (form) => {
    const email = textOf(form, 'email').trim();
    const found = emailFault(email);
    setFault(found);
    setSentTo(found === null && (await sendLeaveLink(email)) ? email : null);
  });

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field
        label="E-mail of your account"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={knownEmail}
        error={fault ?? undefined}
      />
      <Button type="submit" wide variant="white" aria-busy={busy}>
        Send me a link by mail
      </Button>
      <div role="status">{sentTo !== null && <Sent email={sentTo} />}</div>
    </form>
  );
}

/** The same for every address: nobody learns which ones have an account. */
function Sent({ email }: { email: string }): ReactNode {
  return (
    <Note icon="mail">
      If {email} has a subscription here, a mail with a link is on its way. It works for one day and needs no password.
    </Note>
  );
}

export function OpeningLink() {
  return (
    <AuthStage title="Cancel or withdraw" lead="One moment.">
      {null}
    </AuthStage>
  );
}

export function LinkNotOpened({ words, onRetry }: { words: string; onRetry(): void }) {
  return (
    <AuthStage title="Your link did not open" lead={words}>
      <Button wide onClick={onRetry}>
        Try again
      </Button>
    </AuthStage>
  );
}

import { type ReactNode, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import styles from '#web/session/auth-form.module.css';
import { emailFault } from '#web/session/email-fault.ts';
import { EmailField } from '#web/session/email-field.tsx';
import { useNewAccount } from '#web/session/new-account.ts';
import { loginWithReturn } from '#web/session/return-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { AuthStage } from '../auth/auth-stage.tsx';
import { sendLeaveLink } from './leave-calls.ts';

interface AskForLinkProps {
  title: string;
  /** An earlier link has expired or was invalid. */
  isAgain?: boolean;
}

/** Offers signing in or a mailed link, the two ways to a subscription. */
export function AskForLink({ title, isAgain }: AskForLinkProps) {
  const lead = isAgain
    ? 'Links stop working after a while. Nothing was changed. Sign in, or get a new one by email.'
    : 'Sign in, or get a link by email. Either way it takes one more press, and no reason is asked for.';
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
      <EmailField label="Email of your account" defaultValue={knownEmail} fault={fault} onEdit={() => setFault(null)} />
      <Button type="submit" wide variant="white" aria-busy={busy}>
        Send me a link by email
      </Button>
      <div role="status">{sentTo !== null && <Sent email={sentTo} />}</div>
    </form>
  );
}

/** Does not reveal whether the address has an account. */
function Sent({ email }: { email: string }): ReactNode {
  return (
    <Note icon="mail">
      If {email} has a subscription here, an email with a link is on its way. It works for one day and needs no
      password.
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

export function LinkNotOpened({ reason, onRetry }: { reason: string; onRetry(): void }) {
  return (
    <AuthStage title="Your link did not open" lead={reason}>
      <Button wide onClick={onRetry}>
        Try again
      </Button>
    </AuthStage>
  );
}

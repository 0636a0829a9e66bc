import { useState } from 'react';
import { planLinkDays } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import styles from '#web/session/auth-form.module.css';
import { emailFault } from '#web/session/email-fault.ts';
import { EmailField } from '#web/session/email-field.tsx';
import { useNewAccount } from '#web/session/new-account.ts';
import { loginWithReturn } from '#web/session/return-path.ts';
import { AuthStage } from '#web/subscriber/auth/auth-stage.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { sendPlanLink } from './plan-link-calls.ts';

interface AskForPlanLinkProps {
  title: string;
  /** An earlier link has expired or was invalid. */
  isAgain?: boolean;
}

/** Offers a new link by email, or signing in. */
export function AskForPlanLink({ title, isAgain }: AskForPlanLinkProps) {
  const lead = isAgain
    ? `A link works for ${planLinkDays} days. Your plan stays in your account, unless it was erased. Get a new link by email, or sign in.`
    : 'Get a link to your plan by email, or sign in.';
  return (
    <AuthStage title={title} lead={lead}>
      <LinkForm />
      <Button variant="text" href={loginWithReturn(paths.plan)}>
        Sign in instead
      </Button>
    </AuthStage>
  );
}

function LinkForm() {
  const knownEmail = useNewAccount((account) => account.email);
  const [fault, setFault] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { busy, onSubmit } = useSubmit(async (form) => {
    const email = textOf(form, 'email').trim();
    const found = emailFault(email);
    setFault(found);
    setSentTo(found === null && (await sendPlanLink(email)) ? email : null);
  });

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <EmailField label="Email" defaultValue={knownEmail} fault={fault} onEdit={() => setFault(null)} />
      <Button type="submit" wide aria-busy={busy}>
        Send me a link
      </Button>
      <div role="status">
        {sentTo !== null && (
          <Note icon="mail">If a plan was saved with {sentTo}, an email with a link to it is on its way.</Note>
        )}
      </div>
    </form>
  );
}

export function OpeningPlanLink() {
  return (
    <AuthStage title="Your plan" lead="One moment.">
      {null}
    </AuthStage>
  );
}

export function PlanLinkNotOpened({ reason, onRetry }: { reason: string; onRetry(): void }) {
  return (
    <AuthStage title="Your link did not open" lead={reason}>
      <Button wide onClick={onRetry}>
        Try again
      </Button>
    </AuthStage>
  );
}

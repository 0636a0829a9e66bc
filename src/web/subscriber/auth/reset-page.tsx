import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import styles from '#web/session/auth-form.module.css';
import { emailFault } from '#web/session/email-fault.ts';
import { EmailField } from '#web/session/email-field.tsx';
import { requestPasswordLink } from '#web/session/request-password-link.ts';
import { Button } from '#web/ui/button.tsx';
import { AuthStage } from './auth-stage.tsx';

/** § 2, password reset: the answer does not reveal whether the address has an account. */
export default function ResetPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useHeadingFocus(sentTo === null ? 'form' : 'sent');

  const { onSubmit } = useSubmit(async (form) => {
    const email = textOf(form, 'email').trim();
    const found = emailFault(email);
    setFault(found);
    if (found === null && (await requestPasswordLink(email))) setSentTo(email);
  });

  if (sentTo !== null) return <EmailOnItsWay email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AuthStage title="Forgot your password?" lead="Type your email address. We send you a link to choose a new one.">
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <EmailField label="Email" autoComplete="username" fault={fault} onEdit={() => setFault(null)} />
        <Button type="submit" wide className={styles.send}>
          Send the link
        </Button>
      </form>
      <p>
        <Button variant="text" noMargin href={paths.login}>
          Back to sign in
        </Button>
      </p>
    </AuthStage>
  );
}

function EmailOnItsWay({ email, onAgain }: { email: string; onAgain(): void }) {
  const lead = `If ${email} has an account, an email with a link is on its way. The link works once, for one hour.`;
  return (
    <AuthStage title="Check your email" lead={lead}>
      <Button href={paths.login} wide>
        Back to sign in
      </Button>
      <p>
        <Button variant="text" noMargin onClick={onAgain}>
          Nothing came? Try again
        </Button>
      </p>
    </AuthStage>
  );
}

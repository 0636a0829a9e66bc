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
import { passwordCopy, say } from './password-copy.ts';

export const prepare = passwordCopy.load;

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
    <AuthStage title={say('forgot')} lead={say('forgot-lead')}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <EmailField label={say('email')} autoComplete="username" fault={fault} onEdit={() => setFault(null)} />
        <Button type="submit" wide className={styles.send}>
          {say('forgot-send')}
        </Button>
      </form>
      <p>
        <Button variant="text" noMargin href={paths.login}>
          {say('to-sign-in')}
        </Button>
      </p>
    </AuthStage>
  );
}

function EmailOnItsWay({ email, onAgain }: { email: string; onAgain(): void }) {
  return (
    <AuthStage title={say('check-email')} lead={say('check-email-lead', { email })}>
      <Button href={paths.login} wide>
        {say('to-sign-in')}
      </Button>
      <p>
        <Button variant="text" noMargin onClick={onAgain}>
          {say('again')}
        </Button>
      </p>
    </AuthStage>
  );
}

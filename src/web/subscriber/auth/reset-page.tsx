import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import styles from '#web/session/auth-form.module.css';
import { emailFault } from '#web/session/email-fault.ts';
import { requestPasswordLink } from '#web/session/request-password-link.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
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

  if (sentTo !== null) return <MailOnItsWay email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AuthStage title="Forgot your password?" lead="Type your e-mail address. We send you a link to choose a new one.">
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={fault ?? undefined}
        />
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

function MailOnItsWay({ email, onAgain }: { email: string; onAgain(): void }) {
  const lead = `If ${email} has an account, a mail with a link is on its way. The link works once, for one hour.`;
  return (
    <AuthStage title="Look into your mail" lead={lead}>
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

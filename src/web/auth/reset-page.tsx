import { useState } from 'react';
import { paths } from '../../contract/paths';
import { useHeadingFocus } from '../platform/use-heading-focus';
import { textOf, useSubmit } from '../platform/use-submit';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { AuthStage } from './auth-stage';
import styles from './auth-stage.module.css';
import { emailFault } from './email-fault';
import { requestPasswordLink } from './request-password-link';

/** § 2, password reset: the answer is the same whether the address has an account or not. */
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

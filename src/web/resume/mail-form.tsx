import { useState } from 'react';
import { useNewAccount } from '../account/new-account';
import { emailFault } from '../auth/email-fault';
import { textOf, useSubmit } from '../platform/use-submit';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import type { Copy } from './copies';
import { sendLink } from './make-link';
import styles from './resume-sheet.module.css';

interface MailFormProps {
  copy: Copy;
  /** Says something politely. */
  onStatus: (words: string) => void;
}

/** The link by letter; the address is used for nothing else. */
export function MailForm({ copy, onStatus }: MailFormProps) {
  const { email: knownEmail } = useNewAccount();
  const [fault, setFault] = useState<string | null>(null);

  const { busy, onSubmit } = useSubmit(async (form) => {
    const email = textOf(form, 'email').trim();
    const found = emailFault(email) ?? (await sendLink(copy, email));
    setFault(found);
    onStatus(found === null ? `A letter with the link is on its way to ${email}.` : '');
  });

  return (
    <form className={styles.way} onSubmit={onSubmit} noValidate>
      <Field
        label="Or get it by e-mail, in one letter"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.com"
        maxLength={254}
        defaultValue={knownEmail}
        error={fault ?? undefined}
      />
      <div className={styles.buttons}>
        <Button small variant="white" type="submit" aria-busy={busy}>
          Send it to me
        </Button>
      </div>
    </form>
  );
}

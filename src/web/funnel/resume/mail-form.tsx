import { useState } from 'react';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { emailFault } from '#web/session/email-fault.ts';
import { useNewAccount } from '#web/session/new-account.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { SealedAnswers } from '../progress/sealed-answers.ts';
import { sendLink } from './make-link.ts';
import styles from './resume-sheet.module.css';

interface MailFormProps {
  sealed: SealedAnswers;
  /** Announces a message to screen readers too. */
  onStatus: (message: string) => void;
}

/** Mails the link; the address is used for nothing else. */
export function MailForm({ sealed, onStatus }: MailFormProps) {
  const { email: knownEmail } = useNewAccount();
  const [fault, setFault] = useState<string | null>(null);

  const { busy, onSubmit } = useSubmit(async (form) => {
    const email = textOf(form, 'email').trim();
    const found = emailFault(email) ?? (await sendLink(sealed, email));
    setFault(found);
    onStatus(found === null ? `A letter with the link is on its way to ${email}.` : '');
  });

  return (
    <form className={styles.channel} onSubmit={onSubmit} noValidate>
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

import { useState } from 'react';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { emailFault } from '#web/session/email-fault.ts';
import { EmailField } from '#web/session/email-field.tsx';
import { useNewAccount } from '#web/session/new-account.ts';
import { Button } from '#web/ui/button.tsx';
import type { SealedAnswers } from '../progress/sealed-answers.ts';
import { sendLink } from './make-link.ts';
import styles from './resume-sheet.module.css';
import { SheetMessage } from './sheet-message.tsx';

/** Mails the link; the address is used for nothing else. */
export function MailForm({ sealed }: { sealed: SealedAnswers }) {
  const { email: knownEmail } = useNewAccount();
  const [fault, setFault] = useState<string | null>(null);
  const [message, setMessage] = useState('');

  const { busy, onSubmit } = useSubmit(async (form) => {
    const email = textOf(form, 'email').trim();
    const found = emailFault(email) ?? (await sendLink(sealed, email));
    setFault(found);
    setMessage(found === null ? `Sent. Check your email at ${email}.` : '');
  });

  return (
    <form className={styles.channel} onSubmit={onSubmit} noValidate>
      <EmailField
        label="Or get it by email"
        placeholder="you@example.com"
        defaultValue={knownEmail}
        fault={fault}
        onEdit={() => setFault(null)}
      />
      <div className={styles.buttons}>
        <Button small variant="white" type="submit" aria-busy={busy}>
          Send it to me
        </Button>
      </div>
      <SheetMessage text={message} />
    </form>
  );
}

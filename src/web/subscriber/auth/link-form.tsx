import { useState } from 'react';
import type { calls } from '#contract/calls.ts';
import { call } from '#web/platform/call.ts';
import { notifyFailure } from '#web/platform/notify.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import styles from '#web/session/auth-form.module.css';
import { emailFault } from '#web/session/email-fault.ts';
import { EmailField } from '#web/session/email-field.tsx';
import { useNewAccount } from '#web/session/new-account.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

interface LinkFormProps {
  label: string;
  button: string;
  /** The page has a more important button. */
  isSecondary?: boolean;
  request: LinkRequest;
  /** The message after the request. It does not reveal whether the address has an account. */
  sentNote(email: string): string;
}

/** Requests a link by email to a page that then opens without signing in. */
export function LinkForm({ label, button, isSecondary = false, request, sentNote }: LinkFormProps) {
  const knownEmail = useNewAccount((account) => account.email);
  const [fault, setFault] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { busy, onSubmit } = useSubmit(async (form) => {
    const email = textOf(form, 'email').trim();
    const found = emailFault(email);
    setFault(found);
    setSentTo(found === null && (await requestLink(request, email)) ? email : null);
  });

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <EmailField label={label} defaultValue={knownEmail} fault={fault} onEdit={() => setFault(null)} />
      <Button type="submit" wide {...(isSecondary && { variant: 'white' })} aria-busy={busy}>
        {button}
      </Button>
      <div role="status">{sentTo !== null && <Note icon="mail">{sentNote(sentTo)}</Note>}</div>
    </form>
  );
}

/** Calls that send a link by email. */
type LinkRequest = typeof calls.requestLeaveLink | typeof calls.requestPlanLink;

/** Requests an email with a link. False, after a notification, when that was refused. */
async function requestLink(request: LinkRequest, email: string): Promise<boolean> {
  const result = await call(request, { body: { email } });
  if (result.error !== null) notifyFailure('send link:', result);
  return result.error === null;
}

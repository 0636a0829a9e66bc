import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { type Role, roles } from '#contract/console/permissions.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { Field } from '#web/ui/field.tsx';
import form from '../kit/form.module.css';
import { FormDialog } from '../kit/form-dialog.tsx';
import { notify } from '../kit/notify.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { RoleChoice } from './role-choice.tsx';

interface InviteDialogProps {
  onClose(): void;
  onInvited(): void;
}

interface Faults {
  name?: string;
  email?: string;
}

/** Invites an operator: name, role and email address. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [faults, setFaults] = useState<Faults>({});
  const send = async (data: FormData) => {
    const name = textOf(data, 'name').trim();
    const email = textOf(data, 'email').trim();
    const role = roles.find((one) => one === textOf(data, 'role')) ?? ('analyst' satisfies Role);
    const found: Faults = {
      ...(name === '' && { name: 'Type the name that others see.' }),
      ...(!email.includes('@') && { email: 'Type an email address.' }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const result = await callAsOperator(consoleCalls.inviteOperator, { body: { name, email, role } });
    if (result.error !== null) return setFaults({ email: faultMessage(result) });
    notify('done', `${name} is invited.`, { more: 'The link in the email works once, for a day.' });
    onInvited();
  };
  return (
    <FormDialog title="Invite somebody" label="Send the invitation" onClose={onClose} onSend={send}>
      <Field
        data-first
        label="Name"
        name="name"
        maxLength={60}
        autoComplete="off"
        help="As others see it, such as A. Brandt."
        error={faults.name}
      />
      <Field label="Email" name="email" type="email" maxLength={254} autoComplete="off" error={faults.email} />
      <RoleChoice chosen="analyst" />
      <p className={form.help}>
        An email with a link goes there. It works once, for a day, and sets up a passkey, or a password with a code app.
        Nothing opens before.
      </p>
    </FormDialog>
  );
}

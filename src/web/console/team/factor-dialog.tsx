import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Factor } from '#contract/console/own-sign-in.ts';
import type { CallResult } from '#web/platform/call.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { Field } from '#web/ui/field.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import { FormDialog } from '../kit/form-dialog.tsx';
import { notify } from '../kit/notify.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';

interface FactorDialogProps {
  factor: Factor;
  onClose(): void;
  onChanged(): void;
}

/** Names or removes one of the operator's second factors. */
export function FactorDialog({ factor: { id, kind, name }, onClose, onChanged }: FactorDialogProps) {
  const [fault, setFault] = useState<string | undefined>(undefined);
  const what = kind === 'passkey' ? 'passkey' : 'code app';
  function settle(result: CallResult<unknown>, done: string) {
    if (result.error !== null) return setFault(faultMessage(result));
    notify('done', done);
    onChanged();
  }
  const send = async (data: FormData) => {
    const next = textOf(data, 'name').trim();
    if (next === '') return setFault('Type a name.');
    settle(
      await callAsOperator(consoleCalls.nameFactor, { params: { id }, body: { name: next } }),
      `The ${what} is called “${next}”.`,
    );
  };
  async function remove() {
    settle(await callAsOperator(consoleCalls.removeFactor, { params: { id } }), `The ${what} “${name}” is removed.`);
  }
  return (
    <FormDialog
      title={`Your ${what}`}
      label="Save the name"
      other={
        <ConsoleButton look="danger" onClick={remove}>
          {`Remove this ${what}`}
        </ConsoleButton>
      }
      onClose={onClose}
      onSend={send}
    >
      <Field data-first label="Name" name="name" maxLength={60} defaultValue={name} autoComplete="off" error={fault} />
      <p className={form.help}>Removed, it opens nothing any more. The last second factor cannot be removed.</p>
    </FormDialog>
  );
}

import { useState } from 'react';
import { consoleCalls } from '#contract/console-calls.ts';
import type { Difference } from '#contract/console-reconciliation.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { Field } from '#web/ui/field.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import form from '../kit/form.module.css';
import { notify } from '../kit/notify.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { kindText, sideText } from './reconciliation-copy.ts';

interface ExplainDialogProps {
  difference: Difference;
  onClose(): void;
  onExplained(): void;
}

/** Asks why a difference is all right. The reason is stored with the operator's name. */
export function ExplainDialog({ difference, onClose, onExplained }: ExplainDialogProps) {
  const [fault, setFault] = useState<string | undefined>();
  const { id, kind, provider_id, field, ours, theirs } = difference;
  const { busy, onSubmit } = useSubmit(async (data) => {
    const explanation = textOf(data, 'explanation').trim();
    if (explanation.length < 3) return setFault('Say in a few words why this is all right.');
    const result = await callAsOperator(consoleCalls.explainDifference, { params: { id }, body: { explanation } });
    if (result.data === null) return setFault(faultMessage(result));
    notify('done', 'The difference is explained.');
    onExplained();
  });
  return (
    <Dialog
      title="Explain a difference"
      onClose={onClose}
      foot={
        <>
          <ConsoleButton onClick={onClose}>Back</ConsoleButton>
          <ConsoleButton look="main" type="submit" form="explain" isBusy={busy}>
            Keep the explanation
          </ConsoleButton>
        </>
      }
    >
      <form id="explain" className={form.dialogForm} onSubmit={onSubmit} noValidate>
        <p>
          {`${kindText(kind)} ${provider_id}, ${field === 'whole' ? 'all of it' : field}: ours is ${sideText(ours)}, Paddle’s is ${sideText(theirs)}.`}
        </p>
        <Field
          data-first
          label="Why this is all right"
          name="explanation"
          maxLength={500}
          autoComplete="off"
          defaultValue={difference.explanation}
          help="No names or addresses of customers. It is open again when a figure changes."
          error={fault}
        />
      </form>
    </Dialog>
  );
}

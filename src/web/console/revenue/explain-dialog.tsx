import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Difference } from '#contract/console/reconciliation.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../kit/form-dialog.tsx';
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
  const send = async (data: FormData) => {
    const explanation = textOf(data, 'explanation').trim();
    if (explanation.length < 3) return setFault('Say in a few words why this is all right.');
    const result = await callAsOperator(consoleCalls.explainDifference, { params: { id }, body: { explanation } });
    if (result.data === null) return setFault(faultMessage(result));
    notify('done', 'The difference is explained.');
    onExplained();
  };
  return (
    <FormDialog title="Explain a difference" label="Keep the explanation" onClose={onClose} onSend={send}>
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
    </FormDialog>
  );
}

import { useId } from 'react';
import type { WorkRow } from '#contract/console/work.ts';
import { solutionLength } from '#contract/console/work-kinds.ts';
import { textOf } from '#web/platform/use-submit.ts';
import form from '../kit/form.module.css';
import { FormDialog } from '../kit/form-dialog.tsx';
import { workTitle } from './work-copy.ts';
import { solveWork } from './work-row-acts.ts';

interface SolveDialogProps {
  row: WorkRow;
  onClose(): void;
  onDone(): void;
}

/** Asks for the solution in a few words, and marks the row as solved. */
export function SolveDialog({ row, onClose, onDone }: SolveDialogProps) {
  const id = useId();
  const send = async (data: FormData) => {
    if (!(await solveWork(row, textOf(data, 'solution')))) return;
    onClose();
    onDone();
  };
  return (
    <FormDialog title="Solve" label="Solve" back="Cancel" onClose={onClose} onSend={send}>
      <p>{workTitle(row)}</p>
      <div className={form.field}>
        <label htmlFor={`${id}-solution`}>What was done</label>
        <textarea
          id={`${id}-solution`}
          name="solution"
          className={form.input}
          rows={3}
          maxLength={solutionLength}
          aria-describedby={`${id}-help`}
        />
        <span id={`${id}-help`} className={form.help}>
          {`Optional. It is kept in the audit log: no address and nothing about health.${row.kind === 'receipt bounced' ? ' Emails will be sent to the address again.' : ''}`}
        </span>
      </div>
    </FormDialog>
  );
}

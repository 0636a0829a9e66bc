import { useId, useState } from 'react';
import { consolePaths } from '#contract/console/paths.ts';
import type { WorkRow } from '#contract/console/work.ts';
import { plainDigits } from '#contract/plain-digits.ts';
import { textOf } from '#web/platform/use-submit.ts';
import form from '../kit/form.module.css';
import { FormDialog } from '../kit/form-dialog.tsx';
import kit from '../kit/kit.module.css';
import { findOwner } from './work-row-acts.ts';

interface OwnerDialogProps {
  row: WorkRow;
  onClose(): void;
  onDone(): void;
}

/** Asks for the number of the account that a notification belongs to. */
export function OwnerDialog({ row, onClose, onDone }: OwnerDialogProps) {
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const send = async (data: FormData) => {
    const userId = plainDigits(textOf(data, 'user')).trim();
    if (!/^[1-9]\d{0,17}$/.test(userId)) return setFault('Type the number of the account, such as 8210.');
    setFault(null);
    if (!(await findOwner(row, userId))) return;
    onClose();
    onDone();
  };
  return (
    <FormDialog title="Find the owner" label="Give it to this account" back="Cancel" onClose={onClose} onSend={send}>
      <p>
        Paddle told of <span className={kit.code}>{String(row.facts.about ?? row.subject)}</span>, which leads to no
        account. <a href={consolePaths.subscribers}>Find the subscriber</a> first; the number stands on their page. The
        payments behind it are then theirs, with the access that they pay for.
      </p>
      <div className={form.field}>
        <label htmlFor={`${id}-user`}>Number of the account</label>
        <input
          id={`${id}-user`}
          name="user"
          className={form.input}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : `${id}-bad`}
        />
        {fault !== null && (
          <span id={`${id}-bad`} className={form.bad}>
            {fault}
          </span>
        )}
      </div>
    </FormDialog>
  );
}

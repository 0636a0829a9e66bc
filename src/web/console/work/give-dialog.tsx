import { useId } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { WorkRow } from '#contract/console/work.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import form from '../kit/form.module.css';
import { FormDialog } from '../kit/form-dialog.tsx';
import { useCall } from '../kit/use-call.ts';
import { workTitle } from './work-copy.ts';
import { giveWork } from './work-row-acts.ts';

interface GiveDialogProps {
  row: WorkRow;
  onClose(): void;
  onDone(): void;
}

/** Asks which operator is to have a row. */
export function GiveDialog({ row, onClose, onDone }: GiveDialogProps) {
  const id = useId();
  const { loaded, retry } = useCall(consoleCalls.listAssignees, {});
  const all = loaded !== null && 'data' in loaded ? loaded.data.operators : [];
  const others = all.filter(({ name }) => name !== row.assignee);
  const send = async (data: FormData) => {
    const to = others.find((one) => one.id === textOf(data, 'to'));
    if (to === undefined || !(await giveWork(row, to))) return;
    onClose();
    onDone();
  };
  return (
    <FormDialog
      title="Give to an operator"
      label={others.length > 0 ? 'Give' : null}
      back="Cancel"
      onClose={onClose}
      onSend={send}
    >
      <p>{workTitle(row)}</p>
      <LoadingFigures loaded={loaded} retry={retry} />
      {loaded !== null && 'data' in loaded && others.length === 0 && <p>Nobody else may take it.</p>}
      {others.length > 0 && (
        <div className={form.field}>
          <label htmlFor={`${id}-to`}>Operator</label>
          <select id={`${id}-to`} name="to" className={form.input}>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      )}
    </FormDialog>
  );
}

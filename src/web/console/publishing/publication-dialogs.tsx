import { useId, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { PublicationRow } from '#contract/console/publishing.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { Field } from '#web/ui/field.tsx';
import form from '../kit/form.module.css';
import { FormDialog } from '../kit/form-dialog.tsx';
import { notify } from '../kit/notify.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { ChangeList } from './change-list.tsx';
import type { DeskKind } from './desk-kind.ts';
import styles from './publishing.module.css';

interface PublicationDialogProps {
  publication: PublicationRow;
  onClose(): void;
  onDone(): void;
}

const title = ({ document, number }: PublicationRow): string => `${document}, version ${number}`;

/** Publishes an earlier version again. */
export function RollBackDialog({
  publication,
  kind,
  onClose,
  onDone,
}: PublicationDialogProps & { kind: Pick<DeskKind, 'effects' | 'afterRollBack'> }) {
  const [fault, setFault] = useState<string | null>(null);
  const { id, number } = publication;
  const send = async (data: FormData) => {
    const why = textOf(data, 'why').trim();
    if (why.length < 3) return setFault('Say why in a few words, for the log.');
    const result = await callAsOperator(consoleCalls.publishAgain, { params: { id: String(id) }, body: { why } });
    if (result.error !== null) return setFault(faultMessage(result));
    notify('done', `${title(publication)} is live again.`, { more: kind.afterRollBack });
    onDone();
  };
  return (
    <FormDialog
      title={`Roll back to version ${number}`}
      label={`Roll back to version ${number}`}
      onClose={onClose}
      onSend={send}
    >
      <RollBackEffects kind={kind} />
      <Why fault={fault} />
    </FormDialog>
  );
}

/** What becomes of whom, when an earlier version is published again. */
export function RollBackEffects({ kind: { effects } }: { kind: Pick<DeskKind, 'effects'> }) {
  return (
    <ul className={styles.effects}>
      <li>New visitors see it within 5 seconds.</li>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
      <li>The checks run again, and what they refuse is not published.</li>
      <li>No second operator is asked: what was approved once may always come back.</li>
    </ul>
  );
}

/** Reads what waits for approval, and approves or declines it. */
export function ApproveDialog({
  publication,
  kind,
  mayApprove,
  onClose,
  onDone,
}: PublicationDialogProps & { kind: Pick<DeskKind, 'gone'>; mayApprove: boolean }) {
  const [fault, setFault] = useState<string | undefined>();
  const [isOwn, setOwn] = useState(false);
  const { id, document, why, asked_by, approval_needed } = publication;
  const send = async (data: FormData) => {
    const body = { name: isOwn ? textOf(data, 'name').trim() : '' };
    const result = await callAsOperator(consoleCalls.approvePublication, { params: { id: String(id) }, body });
    if (result.error !== null) {
      // The one who asked may confirm alone where nobody else can.
      if (!isOwn && result.status === 400) return setOwn(true);
      return setFault(faultMessage(result));
    }
    notify('done', `${title(publication)} is approved.`);
    onDone();
  };
  return (
    <FormDialog
      title={title(publication)}
      label={mayApprove ? 'Approve' : null}
      back={mayApprove ? 'Not now' : 'Close'}
      onClose={onClose}
      onSend={send}
    >
      <p>{`${asked_by} asks: ${why}`}</p>
      <p>{approval_needed}</p>
      <div className={styles.inDialog}>
        <ChangeList changes={publication.changes} gone={kind.gone} />
      </div>
      {isOwn && (
        <Field
          data-first
          label="Type its name"
          name="name"
          maxLength={60}
          autoComplete="off"
          help={`You asked for this yourself. Type ${document} to confirm it alone.`}
        />
      )}
      {fault !== undefined && (
        <p className={form.bad} role="alert">
          {fault}
        </p>
      )}
    </FormDialog>
  );
}

/** Ends what is shown, withdraws what is planned, or declines what waits. */
export function EndDialog({ publication, onClose, onDone }: PublicationDialogProps) {
  const [fault, setFault] = useState<string | null>(null);
  const { id, state } = publication;
  const act = state === 'waits' ? 'Decline' : state === 'planned' ? 'Withdraw' : 'End now';
  const send = async (data: FormData) => {
    const why = textOf(data, 'why').trim();
    if (why.length < 3) return setFault('Say why in a few words, for the log.');
    const result = await callAsOperator(consoleCalls.endPublication, { params: { id: String(id) }, body: { why } });
    if (result.error !== null) return setFault(faultMessage(result));
    notify(
      'done',
      `${title(publication)}: ${state === 'live' ? 'ended' : state === 'waits' ? 'declined' : 'withdrawn'}.`,
    );
    onDone();
  };
  return (
    <FormDialog title={`${act}: ${title(publication)}`} label={act} onClose={onClose} onSend={send}>
      <p>{state === 'live' ? 'Its visitors then see what is for everyone.' : 'Nothing that is shown changes.'}</p>
      <Why fault={fault} />
    </FormDialog>
  );
}

function Why({ fault }: { fault: string | null }) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>Why, for the log</label>
      <textarea
        id={id}
        name="why"
        data-first
        className={form.input}
        rows={2}
        maxLength={300}
        aria-describedby={`${id}-fault`}
      />
      {fault !== null && (
        <span id={`${id}-fault`} className={form.bad} role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}

import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { DocumentRow } from '#contract/console/publishing.ts';
import { go } from '#web/platform/navigate.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { Field } from '#web/ui/field.tsx';
import form from '../kit/form.module.css';
import { FormDialog } from '../kit/form-dialog.tsx';
import { draftPath } from '../publishing/draft-path.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';

interface NewDraftDialogProps {
  documents: readonly DocumentRow[];
  /** The list that is chosen when it opens; null for the first. */
  of: number | null;
  onClose(): void;
}

/** Begins a draft of a list, or a list of its own that begins as a copy. */
export function NewDraftDialog({ documents, of: asked, onClose }: NewDraftDialogProps) {
  const [fault, setFault] = useState<string | undefined>();
  const [of, setOf] = useState(String(asked ?? documents[0]?.id ?? ''));
  const open = documents.flatMap((one) => one.open);
  const first = (documentId: number) =>
    open.find(({ document_id, state }) => document_id === documentId && state === 'live') ?? open[0]!;
  const send = async (data: FormData) => {
    const name = textOf(data, 'name').trim();
    if (name === '') return setFault('Give it a name, such as Autumn prices.');
    const result =
      of === 'new'
        ? await callAsOperator(consoleCalls.makeDocument, {
            body: { kind: 'offers', name, version_id: open[0]!.version_id },
          })
        : await callAsOperator(consoleCalls.beginDraft, {
            params: { id: of },
            body: { name, version_id: first(Number(of)).version_id },
          });
    if (result.data === null) return setFault(faultMessage(result));
    go(draftPath(consolePaths.offers, result.data.id));
  };
  return (
    <FormDialog title="New draft" label="Begin" onClose={onClose} onSend={send}>
      <fieldset className={form.fieldSet}>
        <legend>Which list</legend>
        {documents.map(({ id, name }) => (
          <label key={id} className={form.pick}>
            <input type="radio" name="of" value={id} checked={of === String(id)} onChange={() => setOf(String(id))} />
            <b>{name}</b>
            <small>begins as it is shown now</small>
          </label>
        ))}
        <label className={form.pick}>
          <input type="radio" name="of" value="new" checked={of === 'new'} onChange={() => setOf('new')} />
          <b>A list of its own</b>
          <small>for some quizzes or countries; begins as a copy</small>
        </label>
      </fieldset>
      <Field
        data-first
        label="Name"
        name="name"
        maxLength={60}
        autoComplete="off"
        error={fault}
        help="For the team only."
      />
    </FormDialog>
  );
}

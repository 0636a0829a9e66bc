import { consoleCalls } from '#contract/console/calls.ts';
import type { ConsolePath } from '#contract/console/paths.ts';
import type { DraftRow } from '#contract/console/publishing.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { notify } from '../kit/notify.ts';
import { Time } from '../kit/time.tsx';
import { callAsOperator, faultMessage, useMay } from '../session/console-session.ts';
import { draftPath } from './draft-path.ts';
import styles from './publishing.module.css';

interface DraftListProps {
  drafts: readonly DraftRow[];
  /** The page of their kind. */
  path: ConsolePath;
  onChanged(): void;
}

/** Drafts, each a link to its editor. */
export function DraftList({ drafts, path, onChanged }: DraftListProps) {
  const mayDraft = useMay('draft');
  return (
    <ul className={styles.drafts}>
      {drafts.map((draft) => (
        <li key={draft.id}>
          <a href={draftPath(path, draft.id)}>{draft.name}</a>
          <small>
            <span>{`${draft.edited_by}, `}</span>
            <Time at={draft.edited_at} />
          </small>
          {mayDraft && <Remove id={draft.id} name={draft.name} onRemoved={onChanged} />}
        </li>
      ))}
    </ul>
  );
}

function Remove({ id, name, onRemoved }: { id: number; name: string; onRemoved(): void }) {
  async function remove() {
    const result = await callAsOperator(consoleCalls.removeDraft, { params: { id: String(id) } });
    if (result.error !== null) return notify('refused', `${name} is not removed.`, { more: faultMessage(result) });
    notify('done', `${name} is removed.`, { more: 'Nothing that is shown has changed.' });
    onRemoved();
  }
  return (
    <ConsoleButton isSmall look="link" aria-label={`Remove the draft ${name}`} onClick={remove}>
      Remove
    </ConsoleButton>
  );
}

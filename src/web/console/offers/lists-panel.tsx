import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { DocumentRow } from '#contract/console/publishing.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { notify } from '../kit/notify.ts';
import { Panel } from '../kit/panel.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import { draftPath } from '../publishing/draft-path.ts';
import { audienceText } from '../publishing/publishing-copy.ts';
import { callAsOperator, faultMessage, useMay } from '../session/console-session.ts';
import styles from './offers.module.css';
import { offersOf } from './offers-copy.ts';

interface ListsPanelProps {
  documents: readonly DocumentRow[];
  onChanged(): void;
}

/** The price lists: who sees which offers in which order, and the drafts of each. */
export function ListsPanel({ documents, onChanged }: ListsPanelProps) {
  const mayDraft = useMay('draft');
  return (
    <Panel title="Lists: who sees what" foot="A country goes before a quiz, and both before everyone.">
      <DataTable columns={columnsFor(mayDraft, onChanged)} rows={documents} keyOf={({ id }) => id} />
    </Panel>
  );
}

const liveOf = ({ open }: DocumentRow) => open.filter(({ state }) => state === 'live');

const columnsFor = (mayDraft: boolean, onChanged: () => void): readonly Column<DocumentRow>[] => [
  { head: 'List', isName: true, cell: ({ id, name }) => <span id={`list-${id}`}>{name}</span> },
  {
    head: 'Who',
    cell: (row) =>
      liveOf(row)
        .map(({ audience }) => audienceText(audience))
        .join('; ') || 'nobody yet',
  },
  {
    head: 'In this order',
    cell: (row) => {
      const [live] = liveOf(row);
      return live === undefined
        ? 'nothing yet'
        : offersOf(live.body)
            .map(({ name }) => name)
            .join(', ');
    },
    classOf: () => table.full,
  },
  {
    head: 'Since',
    isUnbroken: true,
    cell: (row) => {
      const [live] = liveOf(row);
      return live === undefined ? '' : <Time at={live.starts_at} as="day" />;
    },
  },
  {
    head: 'Drafts',
    classOf: () => table.full,
    cell: ({ drafts }) =>
      drafts.length === 0 ? (
        'none'
      ) : (
        <ul className={styles.drafts}>
          {drafts.map((draft) => (
            <li key={draft.id}>
              <a href={draftPath(consolePaths.offers, draft.id)}>{draft.name}</a>
              <small>
                <span>{`${draft.edited_by}, `}</span>
                <Time at={draft.edited_at} />
              </small>
              {mayDraft && <Remove id={draft.id} name={draft.name} onRemoved={onChanged} />}
            </li>
          ))}
        </ul>
      ),
  },
];

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

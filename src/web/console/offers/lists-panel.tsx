import { consolePaths } from '#contract/console/paths.ts';
import type { DocumentRow } from '#contract/console/publishing.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { Panel } from '../kit/panel.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import { DraftList } from '../publishing/draft-list.tsx';
import { audienceText } from '../publishing/publishing-copy.ts';
import { offersOf } from './offers-copy.ts';

interface ListsPanelProps {
  documents: readonly DocumentRow[];
  onChanged(): void;
}

/** The price lists: who sees which offers in which order, and the drafts of each. */
export function ListsPanel({ documents, onChanged }: ListsPanelProps) {
  return (
    <Panel title="Lists: who sees what" foot="A country goes before a quiz, and both before everyone.">
      <DataTable columns={columnsFor(onChanged)} rows={documents} keyOf={({ id }) => id} />
    </Panel>
  );
}

const liveOf = ({ open }: DocumentRow) => open.filter(({ state }) => state === 'live');

const columnsFor = (onChanged: () => void): readonly Column<DocumentRow>[] => [
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
      drafts.length === 0 ? 'none' : <DraftList drafts={drafts} path={consolePaths.offers} onChanged={onChanged} />,
  },
];

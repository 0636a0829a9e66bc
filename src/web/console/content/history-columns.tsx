import type { PublicationRow } from '#contract/console/publishing.ts';
import type { Column, SavedValues } from '../kit/data-table.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import { type PublicationActs, RowActs } from '../publishing/publication-acts.tsx';
import { publicationColumns } from '../publishing/publication-columns.tsx';
import { audienceText, changesText, stateNames } from '../publishing/publishing-copy.ts';
import { namedOf } from './desk-kinds.ts';

interface HistoryActs extends PublicationActs {
  /** The address that shows a publication beside the list. */
  pathOf(publication: PublicationRow): string;
  onChoose(publication: PublicationRow): void;
}

/** The columns of publications of every kind. */
export const historyColumns = ({
  mayPublish,
  onOpen,
  pathOf,
  onChoose,
}: HistoryActs): readonly Column<PublicationRow>[] => [
  { head: 'When', isName: true, isUnbroken: true, cell: ({ starts_at }) => <Time at={starts_at} /> },
  {
    head: 'What changed',
    cell: (row) => (
      <>
        <a
          href={pathOf(row)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            // Followed as any link, the page would scroll to its top.
            event.preventDefault();
            onChoose(row);
          }}
        >
          {`${namedOf(row)}, version ${row.number}`}
        </a>
        <small>{whatText(row)}</small>
      </>
    ),
    classOf: () => table.full,
  },
  {
    head: 'Who',
    cell: ({ asked_by, approved_by, state }) => (
      <>
        <span>{asked_by}</span>
        {approved_by === null && <small>{state === 'waits' ? 'nobody yet' : 'nobody approved'}</small>}
        {approved_by !== null && approved_by !== asked_by && <small>{`${approved_by} approved`}</small>}
      </>
    ),
  },
  {
    head: 'State',
    cell: ({ state }) => <StatusBadge kind={stateNames[state].kind}>{stateNames[state].text}</StatusBadge>,
  },
  {
    head: 'What can be done',
    isOfActs: true,
    align: 'right',
    classOf: () => table.full,
    cell: (row) => <RowActs row={row} mayPublish={mayPublish} onOpen={onOpen} />,
  },
];

/** What changed, and for whom if that is not everybody. */
function whatText(row: PublicationRow): string {
  const whom = audienceText(row.audience);
  return whom === 'Everyone' ? changesText(row) : `${changesText(row)}, for ${whom}`;
}

/** What the file says of a publication. */
export const savedColumns: readonly SavedValues<PublicationRow>[] = [
  { csv: { kind: ({ kind }) => kind } },
  ...publicationColumns({ mayPublish: false, onOpen: () => undefined }),
];

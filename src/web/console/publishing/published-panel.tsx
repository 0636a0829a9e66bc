import { type ComponentType, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { PublicationRow } from '#contract/console/publishing.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { DataTable, type SavedColumn, tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import { useCall } from '../kit/use-call.ts';
import { usePages } from '../kit/use-pages.ts';
import { callAsOperator, useMay } from '../session/console-session.ts';
import type { DeskKind } from './desk-kind.ts';
import { ApproveDialog, EndDialog, RollBackDialog } from './publication-dialogs.tsx';
import styles from './publishing.module.css';
import { audienceText, changesText, stateNames } from './publishing-copy.ts';

interface PublishedPanelProps {
  kind: DeskKind;
  /** Changes when something was published, so that the list is read again. */
  version: string;
  onChanged(): void;
  /** What can be done with a version besides. */
  Further?: ComponentType<{ publication: PublicationRow }>;
}

type Opened = { act: 'read' | 'roll back' | 'end'; publication: PublicationRow };

/** Everything that was published or asked for, newest first: who, when, what changed. */
export function PublishedPanel({ kind: deskKind, version, onChanged, Further }: PublishedPanelProps) {
  const kind = deskKind.rules.name;
  const pages = usePages(`${kind} ${version}`);
  const { loaded, retry } = useCall(consoleCalls.listPublications, {
    query: { kind, ...(pages.cursor === undefined ? {} : { before: pages.cursor }) },
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const mayPublish = useMay('publish');
  if (loaded === null || 'fault' in loaded) return <LoadingFigures loaded={loaded} retry={retry} />;
  const { publications, next } = loaded.data;
  const close = () => setOpened(null);
  const done = () => {
    close();
    retry();
    onChanged();
  };
  return (
    <>
      <Panel
        title="Published"
        aside={<DownloadCsv name={`published-${kind}`} csv={() => allAsCsv(kind)} />}
        foot="A version is never changed and never deleted: books refer to them."
      >
        <DataTable
          columns={columnsFor({ mayPublish, onOpen: (act, publication) => setOpened({ act, publication }), Further })}
          rows={publications}
          keyOf={({ id }) => id}
          className={styles.published}
        />
        <Pager pages={pages} next={next} count={publications.length} on="Earlier" />
      </Panel>
      {opened?.act === 'read' && (
        <ApproveDialog
          publication={opened.publication}
          kind={deskKind}
          mayApprove={mayPublish}
          onClose={close}
          onDone={done}
        />
      )}
      {opened?.act === 'roll back' && (
        <RollBackDialog publication={opened.publication} kind={deskKind} onClose={close} onDone={done} />
      )}
      {opened?.act === 'end' && <EndDialog publication={opened.publication} onClose={close} onDone={done} />}
    </>
  );
}

interface Acts extends Pick<PublishedPanelProps, 'Further'> {
  mayPublish: boolean;
  onOpen(act: Opened['act'], publication: PublicationRow): void;
}

const columnsFor = ({ mayPublish, onOpen, Further }: Acts): readonly SavedColumn<PublicationRow>[] => [
  {
    head: 'When',
    isName: true,
    cell: ({ starts_at, ends_at }) => (
      <>
        <Time at={starts_at} />
        {ends_at !== null && (
          <small>
            <span>{'until '}</span>
            <Time at={ends_at} />
          </small>
        )}
      </>
    ),
    csv: { begins: ({ starts_at }) => starts_at, ends: ({ ends_at }) => ends_at ?? '' },
  },
  {
    head: 'What',
    cell: (row) => (
      <>
        <span>{`${row.document}, version ${row.number}`}</span>
        <small>{changesText(row)}</small>
      </>
    ),
    classOf: () => table.full,
    csv: {
      document: ({ document }) => document,
      version: ({ number }) => number,
      changes: ({ changes }) =>
        changes.map(({ what, before, after }) => `${what}: ${before ?? ''} > ${after ?? ''}`).join('; '),
    },
  },
  {
    head: 'For whom',
    cell: ({ audience }) => audienceText(audience),
    csv: { for_whom: ({ audience }) => audienceText(audience) },
  },
  {
    head: 'Asked by',
    cell: ({ asked_by, why }) => (
      <>
        <span>{asked_by}</span>
        {why !== '' && <small>{why}</small>}
      </>
    ),
    csv: { asked_by: ({ asked_by }) => asked_by, why: ({ why }) => why },
  },
  {
    head: 'Approved by',
    cell: ({ approved_by, state }) => approved_by ?? (state === 'waits' ? 'nobody yet' : 'nobody'),
    csv: { approved_by: ({ approved_by }) => approved_by ?? '' },
  },
  {
    head: 'State',
    cell: ({ state }) => <StatusBadge kind={stateNames[state].kind}>{stateNames[state].text}</StatusBadge>,
    csv: { state: ({ state }) => state },
  },
  {
    head: 'What can be done',
    isOfActs: true,
    align: 'right',
    classOf: () => table.full,
    cell: (row) =>
      Further === undefined ? (
        <RowActs row={row} mayPublish={mayPublish} onOpen={onOpen} />
      ) : (
        <span className={styles.rowActs}>
          <Further publication={row} />
          <RowActs row={row} mayPublish={mayPublish} onOpen={onOpen} />
        </span>
      ),
    csv: {},
  },
];

function RowActs({ row, mayPublish, onOpen }: Acts & { row: PublicationRow }) {
  const named = `${row.document}, version ${row.number}`;
  const button = (act: Opened['act'], text: string) => (
    <ConsoleButton isSmall aria-label={`${text} ${named}`} onClick={() => onOpen(act, row)}>
      {text}
    </ConsoleButton>
  );
  if (row.state === 'waits') {
    return (
      <span className={styles.rowActs}>
        {button('read', 'Read')}
        {mayPublish && button('end', 'Decline…')}
      </span>
    );
  }
  if (!mayPublish) return null;
  if (row.state === 'planned') return button('end', 'Withdraw…');
  if (row.state === 'live') return audienceText(row.audience) === 'Everyone' ? null : button('end', 'End…');
  return row.state === 'withdrawn' ? null : button('roll back', 'Roll back…');
}

/** Most pages that the file has: two thousand publications. */
const mostPages = 100;

/** All publications of a kind, page by page. */
async function allAsCsv(kind: string): Promise<string> {
  const rows: PublicationRow[] = [];
  let before: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const query: { kind: string; before?: string } = before === null ? { kind } : { kind, before };
    const { data } = await callAsOperator(consoleCalls.listPublications, { query });
    if (data === null) throw new Error('The list did not load.');
    rows.push(...data.publications);
    before = data.next;
    if (before === null) break;
  }
  return tableCsv(columnsFor({ mayPublish: false, onOpen: () => undefined }), rows);
}

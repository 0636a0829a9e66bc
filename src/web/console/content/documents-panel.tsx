import type { ContentDocument } from '#contract/console/publishing.ts';
import { go } from '#web/platform/navigate.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import type { DeskKind } from '../publishing/desk-kind.ts';
import { draftPath } from '../publishing/draft-path.ts';
import { audienceText } from '../publishing/publishing-copy.ts';
import styles from './content.module.css';

interface DocumentsPanelProps {
  kind: DeskKind;
  mayDraft: boolean;
  documents: readonly ContentDocument[];
}

/** The documents of a kind: what is live, since when, by whom and for whom, and what comes next. */
export function DocumentsPanel({ kind, mayDraft, documents }: DocumentsPanelProps) {
  const live = documents.filter((one) => liveOf(one).length > 0).length;
  return (
    <Panel title={kind.group} aside={<span className={list.tag}>{`${live} of ${documents.length} live`}</span>}>
      <DataTable
        columns={columnsFor(kind, mayDraft)}
        rows={documents}
        keyOf={({ id }) => id}
        className={styles.documents}
      />
    </Panel>
  );
}

const liveOf = ({ open }: ContentDocument) => open.filter(({ state }) => state === 'live');
/** The latest of what is live. */
const latestOf = (document: ContentDocument) => liveOf(document).at(-1);

const columnsFor = (kind: DeskKind, mayDraft: boolean): readonly Column<ContentDocument>[] => [
  { head: 'Document', isName: true, cell: ({ name }) => name },
  {
    head: 'Live',
    cell: (document) => {
      const numbers = [...new Set(liveOf(document).map(({ number }) => number))];
      if (numbers.length === 0) return <span className={styles.quiet}>not live</span>;
      return numbers.length === 1 ? `Version ${numbers[0]}` : `Versions ${numbers.join(', ')}`;
    },
  },
  {
    head: 'Since',
    cell: (document) => {
      const latest = latestOf(document);
      return latest === undefined ? <span className={styles.quiet}>never</span> : <Time at={latest.starts_at} />;
    },
  },
  {
    head: 'By',
    cell: (document) => {
      const latest = latestOf(document);
      if (latest === undefined) return <span className={styles.quiet}>nobody</span>;
      return (
        <>
          <span>{latest.asked_by}</span>
          {latest.approved_by !== null && latest.approved_by !== latest.asked_by && (
            <small>{`${latest.approved_by} approved`}</small>
          )}
        </>
      );
    },
  },
  {
    head: 'Shown to',
    cell: (document) => {
      const audiences = [...new Set(liveOf(document).map(({ audience }) => audienceText(audience)))];
      if (audiences.length === 0) return <span className={styles.quiet}>nobody</span>;
      return audiences.map((text) => (text === 'Everyone' ? kind.everybody : text)).join(' · ');
    },
  },
  { head: 'Drafts and what waits', cell: (document) => <Next document={document} /> },
  {
    head: 'What can be done',
    isOfActs: true,
    align: 'right',
    cell: ({ name, drafts: [newest] }) => {
      const text = newest !== undefined && mayDraft ? 'Edit' : 'Open';
      const path = newest === undefined ? kind.path : draftPath(kind.path, newest.id);
      return (
        <ConsoleButton isSmall aria-label={`${text} ${kind.named(name)}`} onClick={() => go(path)}>
          {text}
        </ConsoleButton>
      );
    },
  },
];

function Next({ document: { drafts, open } }: { document: ContentDocument }) {
  const next = open.filter(({ state }) => state === 'waits' || state === 'planned');
  const [newest] = drafts;
  if (next.length === 0 && newest === undefined) return <span className={styles.quiet}>none</span>;
  return (
    <div className={styles.next}>
      {next.map(({ id, state, number, asked_by, asked_at, starts_at }) => (
        <div key={id}>
          <StatusBadge kind={state === 'waits' ? 'look' : 'trial'}>
            {state === 'waits' ? 'Waits for approval' : 'Planned'}
          </StatusBadge>
          <small>
            <span>{`version ${number}, ${state === 'waits' ? `asked by ${asked_by}, ` : 'from '}`}</span>
            <Time at={state === 'waits' ? asked_at : starts_at} />
          </small>
        </div>
      ))}
      {newest !== undefined && (
        <div>
          <StatusBadge kind="off">{drafts.length === 1 ? 'Draft' : `${drafts.length} drafts`}</StatusBadge>
          <small>
            <span>{`${newest.name}, ${newest.edited_by}, `}</span>
            <Time at={newest.edited_at} />
          </small>
        </div>
      )}
    </div>
  );
}

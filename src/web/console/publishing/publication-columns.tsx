import type { ComponentType } from 'react';
import type { PublicationRow } from '#contract/console/publishing.ts';
import type { SavedColumn } from '../kit/data-table.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import { type PublicationActs, RowActs } from './publication-acts.tsx';
import styles from './publishing.module.css';
import { audienceText, changesText, stateNames } from './publishing-copy.ts';

interface ColumnParts extends PublicationActs {
  /** What can be done with a version besides. */
  Further?: ComponentType<{ publication: PublicationRow }> | undefined;
}

/** The columns of publications. */
export const publicationColumns = ({
  mayPublish,
  onOpen,
  Further,
}: ColumnParts): readonly SavedColumn<PublicationRow>[] => [
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
    cell: (row) => (
      <span className={styles.rowActs}>
        {Further !== undefined && <Further publication={row} />}
        <RowActs row={row} mayPublish={mayPublish} onOpen={onOpen} />
      </span>
    ),
    csv: {},
  },
];

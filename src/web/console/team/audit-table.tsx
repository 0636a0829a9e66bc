import { consoleActs } from '#contract/console/acts.ts';
import type { AuditRow } from '#contract/console/audit.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DataTable, type SavedColumn } from '../kit/data-table.tsx';
import list from '../kit/list.module.css';
import { StatusBadge } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import { changeText, subjectText } from './audit-copy.ts';
import styles from './team.module.css';

export const auditColumns: readonly SavedColumn<AuditRow>[] = [
  {
    head: 'No.',
    align: 'right',
    cell: ({ position }) => <span className="quiet">{position.toLocaleString('en-US')}</span>,
    csv: { number: ({ position }) => position },
  },
  { head: 'When', isUnbroken: true, cell: ({ at }) => <Time at={at} as="second" />, csv: { at: ({ at }) => at } },
  {
    head: 'Who',
    isUnbroken: true,
    title: ({ network }) => (network === '' ? undefined : `network ${network}`),
    cell: (entry) => entry.operator_name,
    csv: { who: (entry) => entry.operator_name, level: ({ level }) => level, network: ({ network }) => network },
  },
  {
    head: 'Act',
    isName: true,
    classOf: () => styles.act,
    cell: ({ act, outcome }) => (
      <>
        <span>{`${consoleActs[act]} `}</span>
        {act === 'opened health data' && (
          <span className={list.tag}>
            <Icon name="lock" size={14} />
            health data
          </span>
        )}
        {outcome === 'refused' && <StatusBadge kind="wrong">Refused</StatusBadge>}
      </>
    ),
    csv: { act: ({ act }) => act, outcome: ({ outcome }) => outcome },
  },
  {
    head: 'Subject',
    cell: (entry) =>
      entry.user_id === null ? (
        subjectText(entry)
      ) : (
        <a href={`${consolePaths.subscriber}?id=${entry.user_id}`}>{subjectText(entry)}</a>
      ),
    csv: { subject: subjectText },
  },
  { head: 'Before, after', cell: changeText, csv: { change: changeText } },
  { head: 'Reason', cell: ({ reason }) => reason, csv: { reason: ({ reason }) => reason } },
];

/** The entries, the newest first. */
export function AuditTable({ entries }: { entries: readonly AuditRow[] }) {
  return (
    <DataTable columns={auditColumns} rows={entries} keyOf={({ position }) => position} className={styles.cards} />
  );
}

import { consoleActs } from '#contract/console-acts.ts';
import type { AuditRow } from '#contract/console-audit.ts';
import { consolePaths } from '#contract/console-paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import list from '../kit/list.module.css';
import { StatusBadge } from '../kit/status-badge.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import { changeText, subjectText } from './audit-copy.ts';
import styles from './team.module.css';

/** The entries, the newest first. */
export function AuditTable({ entries }: { entries: readonly AuditRow[] }) {
  return (
    <table className={`${table.table} ${table.tableCards} ${styles.cards}`}>
      <thead>
        <tr>
          <th scope="col" className={table.right}>
            No.
          </th>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">Act</th>
          <th scope="col">Subject</th>
          <th scope="col">Before, after</th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={entry.position} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Entry({ entry }: { entry: AuditRow }) {
  const { position, at, operator_name, network, act, user_id, outcome, reason } = entry;
  const subject = subjectText(entry);
  return (
    <tr data-row>
      <td className={table.right} data-l="No.">
        <span className="quiet">{position.toLocaleString('en-US')}</span>
      </td>
      <td className={table.noWrap} data-l="When">
        <Time at={at} as="second" />
      </td>
      <td className={table.noWrap} data-l="Who" title={network === '' ? undefined : `network ${network}`}>
        {operator_name}
      </td>
      <th scope="row" className={styles.act}>
        <span>{`${consoleActs[act]} `}</span>
        {act === 'opened health data' && (
          <span className={list.tag}>
            <Icon name="lock" size={14} />
            health data
          </span>
        )}
        {outcome === 'refused' && <StatusBadge kind="wrong">Refused</StatusBadge>}
      </th>
      <td data-l="Subject">
        {user_id === null ? subject : <a href={`${consolePaths.subscriber}?id=${user_id}`}>{subject}</a>}
      </td>
      <td data-l="Before, after">{changeText(entry)}</td>
      <td data-l="Reason">{reason}</td>
    </tr>
  );
}

import type { SubscriberRow } from '#contract/console-desk.ts';
import { subscriberStateCopy } from '#contract/console-desk-states.ts';
import { consolePaths } from '#contract/console-paths.ts';
import { formatPrice } from '#contract/format-price.ts';
import { classNames } from '#web/ui/class-names.ts';
import list from '../kit/list.module.css';
import { StatusBadge } from '../kit/status-badge.tsx';
import table from '../kit/table.module.css';
import { useConsoleSession } from '../session/console-session.ts';
import { stateBadges } from './state-badges.ts';
import { nextText, paymentsText } from './subscriber-copy.ts';
import styles from './subscribers.module.css';

/** Found people, masked. On phones each is a card. */
export function SubscriberTable({ rows }: { rows: readonly SubscriberRow[] }) {
  return (
    <table className={`${table.table} ${table.tableCards} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">State</th>
          <th scope="col">Plan and price</th>
          <th scope="col">Next</th>
          <th scope="col">Payments</th>
          <th scope="col" className={table.right}>
            Paid, less refunds
          </th>
          <th scope="col">Open</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: SubscriberRow }) {
  const timeZone = useConsoleSession(({ operator }) => operator?.time_zone ?? 'UTC');
  const { id, email, name, state, plan, price, kept, open } = row;
  return (
    <tr data-row className={styles.row}>
      <th scope="row">
        <a href={`${consolePaths.subscriber}?id=${id}`} aria-label={`${email}, ${name || 'no name'}`}>
          {email}
        </a>
        <small>{name || `account ${id}`}</small>
      </th>
      <td data-l="State">
        <StatusBadge kind={stateBadges[state]}>{subscriberStateCopy[state].name}</StatusBadge>
      </td>
      <td data-l="Plan">
        <span>{plan ?? 'none'}</span>
        {price !== null && <small>{formatPrice(price)}</small>}
      </td>
      <td data-l="Next">{nextText(row.next, timeZone)}</td>
      <td className={table.hideN}>{paymentsText(row, timeZone)}</td>
      <td className={table.right} data-l="Paid, less refunds">
        {(kept.length > 0 ? kept : nothingOf(price)).map((sum) => (
          <span key={sum.currency} className={styles.sum}>
            {formatPrice(sum)}
          </span>
        ))}
      </td>
      <td data-l="Open" className={classNames(open.length === 0 && table.hideN)}>
        <span className={styles.tags}>
          {open.map((one) => (
            <span key={one} className={classNames(list.tag, one !== 'Withdrawn' && list.tagWarn)}>
              {one}
            </span>
          ))}
        </span>
      </td>
    </tr>
  );
}

/** Nothing was paid yet, in the currency that is agreed. */
const nothingOf = (price: SubscriberRow['price']) => (price === null ? [] : [{ ...price, amount_minor: 0 }]);

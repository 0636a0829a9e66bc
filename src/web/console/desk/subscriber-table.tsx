import { subscriberStateCopy } from '#contract/console/desk-states.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { SubscriberRow } from '#contract/console/subscribers.ts';
import { formatPrice } from '#contract/format-price.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DataTable, type SavedColumn } from '../kit/data-table.tsx';
import list from '../kit/list.module.css';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useConsoleSession } from '../session/console-session.ts';
import { stateBadges } from './state-badges.ts';
import { nextText, paymentsText } from './subscriber-copy.ts';
import styles from './subscribers.module.css';

/** Found people, masked on screen and in the file. */
export const subscriberColumns = (timeZone: string): readonly SavedColumn<SubscriberRow>[] => [
  {
    head: 'Person',
    isName: true,
    cell: ({ id, email, name }) => (
      <>
        <a href={`${consolePaths.subscriber}?id=${id}`} aria-label={`${email}, ${name || 'no name'}`}>
          {email}
        </a>
        <small>{name || `account ${id}`}</small>
      </>
    ),
    csv: { account: ({ id }) => id, address: ({ email }) => email, name: ({ name }) => name },
  },
  {
    head: 'State',
    cell: ({ state }) => <StatusBadge kind={stateBadges[state]}>{subscriberStateCopy[state].name}</StatusBadge>,
    csv: { state: ({ state }) => state },
  },
  {
    head: 'Plan and price',
    phoneLabel: 'Plan',
    cell: ({ plan, price }) => (
      <>
        <span>{plan ?? 'none'}</span>
        {price !== null && <small>{formatPrice(price)}</small>}
      </>
    ),
    csv: { plan: ({ plan }) => plan, price: ({ price }) => price && formatPrice(price) },
  },
  {
    head: 'Next',
    cell: ({ next }) => nextText(next, timeZone),
    csv: { next: ({ next }) => next?.what ?? null, 'next at': ({ next }) => next?.at ?? null },
  },
  {
    head: 'Payments',
    hiddenOnPhone: () => true,
    cell: (row) => paymentsText(row, timeZone),
    csv: { payments: ({ payments }) => payments, 'paying since': (row) => row.paying_since },
  },
  {
    head: 'Paid, less refunds',
    align: 'right',
    cell: ({ kept, price }) =>
      (kept.length > 0 ? kept : nothingOf(price)).map((sum) => (
        <span key={sum.currency} className={styles.sum}>
          {formatPrice(sum)}
        </span>
      )),
    csv: { 'paid less refunds': ({ kept }) => kept.map(formatPrice).join(' and ') },
  },
  {
    head: 'Open',
    hiddenOnPhone: ({ open }) => open.length === 0,
    cell: ({ open }) => (
      <span className={styles.tags}>
        {open.map((one) => (
          <span key={one} className={classNames(list.tag, one !== 'Withdrawn' && list.tagWarn)}>
            {one}
          </span>
        ))}
      </span>
    ),
    csv: { open: ({ open }) => open.join(', ') },
  },
];

export function SubscriberTable({ rows }: { rows: readonly SubscriberRow[] }) {
  const timeZone = useConsoleSession(({ operator }) => operator?.time_zone ?? 'UTC');
  return (
    <DataTable
      columns={subscriberColumns(timeZone)}
      rows={rows}
      keyOf={({ id }) => id}
      className={styles.table}
      rowClassName={styles.row}
    />
  );
}

/** An amount of 0 in the currency of the agreed price. */
const nothingOf = (price: SubscriberRow['price']) => (price === null ? [] : [{ ...price, amount_minor: 0 }]);

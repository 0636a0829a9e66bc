import { useState } from 'react';
import { countText } from '#contract/console/overview-copy.ts';
import type { AnnouncedPriceChange, PriceChangesAnswer } from '#contract/console/price-change.ts';
import { formatPrice } from '#contract/format-price.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import table from '../kit/table.module.css';
import type { Pages } from '../kit/use-pages.ts';
import { useMay } from '../session/console-session.ts';
import { beforeText, dayName, spanText, stateOf } from './price-change-copy.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface AnnouncedPanelProps {
  list: PriceChangesAnswer;
  pages: Pages;
  onWithdrawn(): void;
}

/** The announced price changes with how far each has come, and the way to take one back. */
export function AnnouncedPanel({ list: { changes, next }, pages, onWithdrawn }: AnnouncedPanelProps) {
  const [withdrawing, setWithdrawing] = useState<AnnouncedPriceChange | null>(null);
  const mayWithdraw = useMay('publish');
  return (
    <>
      <Panel
        title="Announced"
        foot={
          changes.length > 0
            ? 'Each moves on the day from which it is charged, or eight days before their renewal if that comes sooner. Until the first has moved, it can be withdrawn.'
            : undefined
        }
      >
        {changes.length === 0 ? (
          <EmptyState drawing="M5 7h14M5 12h14M5 17h9" title="No price change was announced yet." />
        ) : (
          <DataTable
            columns={changeColumns({ mayWithdraw, onWithdraw: setWithdrawing })}
            rows={changes}
            keyOf={({ id }) => id}
            className={table.c3}
          />
        )}
        <Pager pages={pages} next={next} count={changes.length} />
      </Panel>
      {withdrawing !== null && (
        <WithdrawDialog
          change={withdrawing}
          onClose={() => setWithdrawing(null)}
          onWithdrawn={() => {
            setWithdrawing(null);
            onWithdrawn();
          }}
        />
      )}
    </>
  );
}

interface ChangeActs {
  mayWithdraw: boolean;
  onWithdraw(change: AnnouncedPriceChange): void;
}

const changeColumns = ({ mayWithdraw, onWithdraw }: ChangeActs): readonly Column<AnnouncedPriceChange>[] => [
  {
    head: 'Offer',
    isName: true,
    cell: ({ id, offer_name, announced_at, announced_by }) => (
      <>
        <span>{offer_name}</span>
        <small>{`No. ${id} · ${dayName(announced_at)}, ${announced_by}`}</small>
      </>
    ),
  },
  {
    head: 'New price',
    align: 'right',
    cell: ({ price, before }) => (
      <>
        <span>{formatPrice(price)}</span>
        {before.length > 0 && <small>{`was ${beforeText(before)}`}</small>}
      </>
    ),
  },
  { head: 'Charged from', isUnbroken: true, cell: ({ effective_at }) => dayName(effective_at) },
  { head: 'Moved', align: 'right', cell: ({ moved }) => countText(moved) },
  { head: 'Stay', align: 'right', cell: ({ staying }) => countText(staying) },
  { head: 'To move', align: 'right', cell: ({ to_move }) => countText(to_move) },
  {
    head: 'First renewals',
    classOf: () => table.full,
    hiddenOnPhone: ({ planned }) => planned.first_at === null,
    cell: ({ planned }) => spanText(planned),
  },
  {
    head: 'State',
    cell: (change) => {
      const [kind, text] = stateOf(change);
      const { withdrawn_at } = change;
      return (
        <>
          <StatusBadge kind={kind}>{text}</StatusBadge>
          {kind === 'off' && withdrawn_at !== null && <small>{dayName(withdrawn_at)}</small>}
        </>
      );
    },
  },
  {
    head: 'What can be done',
    isOfActs: true,
    align: 'right',
    classOf: () => table.full,
    hiddenOnPhone: ({ is_withdrawable }) => !(mayWithdraw && is_withdrawable),
    cell: (change) =>
      mayWithdraw &&
      change.is_withdrawable && (
        <ConsoleButton
          isSmall
          aria-label={`Withdraw ${change.offer_name}, ${formatPrice(change.price)}…`}
          onClick={() => onWithdraw(change)}
        >
          Withdraw…
        </ConsoleButton>
      ),
  },
];

import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { conditionsText, offText } from '#contract/console/coupon-copy.ts';
import type { CouponList, CouponRow } from '#contract/console/coupons.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Panel } from '../kit/panel.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import table from '../kit/table.module.css';
import { useCall } from '../kit/use-call.ts';
import { useMay } from '../session/console-session.ts';
import { CouponCodeDialog } from './coupon-code-dialog.tsx';
import { EndCouponDialog } from './end-coupon-dialog.tsx';
import { endText } from './end-text.ts';
import { NewCouponDialog } from './new-coupon-dialog.tsx';

type Open = { is: 'new' } | { is: 'made'; name: string; code: string } | { is: 'ending'; coupon: CouponRow } | null;

/** Codes that take something off the first payment: what they are worth, how often they were used, until when. */
export function CouponsPanel() {
  const { loaded, retry } = useCall(consoleCalls.listCoupons, {});
  const [open, setOpen] = useState<Open>(null);
  const mayMake = useMay('publish');
  const list = loaded !== null && 'data' in loaded ? loaded.data : null;
  const close = () => setOpen(null);
  const changed = (next: Open) => {
    setOpen(next);
    retry();
  };
  return (
    <>
      <Panel
        title="Coupons"
        aside={
          mayMake &&
          list !== null && (
            <ConsoleButton onClick={() => setOpen({ is: 'new' })}>
              <Icon name="plus" size={18} />
              New coupon
            </ConsoleButton>
          )
        }
        foot="Codes are shown once, when they are made. At the end the price changes on the server."
      >
        <LoadingFigures loaded={loaded} retry={retry} />
        {list !== null && (
          <Coupons list={list} mayEnd={mayMake} onEnd={(coupon) => setOpen({ is: 'ending', coupon })} />
        )}
      </Panel>
      {open?.is === 'new' && list !== null && (
        <NewCouponDialog
          offers={list.offers}
          onClose={close}
          onMade={(name, code) => changed({ is: 'made', name, code })}
        />
      )}
      {open?.is === 'made' && <CouponCodeDialog name={open.name} code={open.code} onKept={close} />}
      {open?.is === 'ending' && <EndCouponDialog coupon={open.coupon} onClose={close} onEnded={() => changed(null)} />}
    </>
  );
}

interface CouponsProps {
  list: CouponList;
  mayEnd: boolean;
  onEnd(coupon: CouponRow): void;
}

const tag = 'M3 11V4a1 1 0 0 1 1-1h7l9.5 9.5a1.5 1.5 0 0 1 0 2l-6 6a1.5 1.5 0 0 1-2 0L3 11zM7.5 7.5h.01';

function Coupons({ list: { coupons, offers }, mayEnd, onEnd }: CouponsProps) {
  if (coupons.length === 0) return <EmptyState drawing={tag} title="No coupon was made yet" />;
  return (
    <DataTable
      columns={couponColumns({ offers, mayEnd, onEnd })}
      rows={coupons}
      keyOf={({ id }) => id}
      className={table.c3}
    />
  );
}

interface CouponColumns extends Omit<CouponsProps, 'list'> {
  offers: CouponList['offers'];
}

const isRunning = ({ state }: CouponRow) => state === 'live' || state === 'planned';

const couponColumns = ({ offers, mayEnd, onEnd }: CouponColumns): readonly Column<CouponRow>[] => [
  {
    head: 'Coupon',
    isName: true,
    cell: (coupon) => (
      <>
        <span>{coupon.name}</span>
        <small>{conditionsText({ ...coupon, isForAll: offers.every(({ id }) => isForOffer(coupon, id)) })}</small>
      </>
    ),
  },
  {
    head: 'Off',
    align: 'right',
    isUnbroken: true,
    title: ({ off }) => offText(off, { all: true }),
    cell: ({ off }) => offText(off),
  },
  {
    head: 'Used',
    align: 'right',
    isUnbroken: true,
    cell: ({ used, use_limit, reserved }) => (
      <>
        <span>{use_limit === null ? used : `${used} of ${use_limit}`}</span>
        {reserved > 0 && <small>{`${reserved} open`}</small>}
      </>
    ),
  },
  { head: 'Ends', cell: (coupon) => <Ends coupon={coupon} /> },
  ...(mayEnd ? [actsColumn(onEnd)] : []),
];

const isForOffer = (coupon: CouponRow, offerId: number) => coupon.offers.some(({ id }) => id === offerId);

const actsColumn = (onEnd: CouponsProps['onEnd']): Column<CouponRow> => ({
  head: 'What can be done',
  isOfActs: true,
  align: 'right',
  classOf: () => table.full,
  cell: (coupon) =>
    isRunning(coupon) && (
      <ConsoleButton isSmall aria-label={`End ${coupon.name}…`} onClick={() => onEnd(coupon)}>
        End…
      </ConsoleButton>
    ),
});

function Ends({ coupon }: { coupon: CouponRow }) {
  const end = coupon.ends_at === null ? 'no end' : endText(coupon.ends_at);
  if (coupon.state === 'ended') return <StatusBadge kind="off">Ended</StatusBadge>;
  if (coupon.state === 'over') return <StatusBadge kind="off">{`Over since ${end}`}</StatusBadge>;
  return (
    <>
      <span>{end}</span>
      {coupon.state === 'planned' && <small>{`from ${endText(coupon.starts_at, { isStart: true })}`}</small>}
    </>
  );
}

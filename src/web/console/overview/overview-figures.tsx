import type { Overview, OverviewSpan } from '#contract/console/overview.ts';
import { countText } from '#contract/console/overview-copy.ts';
import { countedText } from '#contract/format-count.ts';
import { formatMoney } from '#contract/format-money.ts';
import { partText, shareText } from '#contract/format-share.ts';
import { spanDays } from '#contract/span-days.ts';
import { classNames } from '#web/ui/class-names.ts';
import { changeOf, isGood, shareChange } from '../funnel/figure-change.ts';
import kit from '../kit/kit.module.css';

interface FiguresProps {
  overview: Overview;
  span: OverviewSpan;
}

/** Net money, new subscribers, visit to paid, active subscribers, and people who left. */
export function OverviewFigures({ overview: { figures, days_before, currency }, span }: FiguresProps) {
  const before = spanDays(days_before.from, days_before.to);
  const net = amountIn(figures.net, currency);
  const netBefore = amountIn(figures.net_before, currency);
  const others = figures.net.filter((one) => one.currency !== currency);
  const gained = figures.active - figures.active_before;
  return (
    <section
      className={classNames(kit.panel, kit.figures)}
      aria-label={span === 'month' ? 'This month' : `Last ${span}`}
    >
      <Figure
        isMain
        name="Net of tax, fees and refunds"
        value={currency === null ? 'None yet' : formatMoney(net, currency)}
        change={currency === null ? null : { ...changeOf(net, netBefore, 'money'), wanted: 'more' }}
        remark={[`on ${before}`, ...others.map((one) => formatMoney(one.minor, one.currency))].join(' · ')}
      />
      <Figure
        name="New subscribers"
        value={countText(figures.new_subscribers)}
        change={{ ...changeOf(figures.new_subscribers, figures.new_subscribers_before, 'count'), wanted: 'more' }}
        remark={`on ${countText(figures.new_subscribers_before)}`}
      />
      <Figure
        name="Visit to paid"
        value={shareText(figures.paid.count, figures.paid.of, 2)}
        change={changed(figures.paid, figures.paid_before, 'more')}
        remark={countedText(figures.paid.of, 'visit')}
      />
      <Figure
        name="Subscribers, not ended"
        value={countText(figures.active)}
        change={{ label: signed(gained), direction: gained > 0 ? 'up' : gained < 0 ? 'down' : 'same', wanted: 'more' }}
        remark="since then · with trials and pauses"
      />
      <Figure
        name="Left, 28 days"
        value={shareText(figures.left.count, figures.left.of, 1)}
        change={changed(figures.left, figures.left_before, 'less')}
        remark={partText(figures.left.count, figures.left.of)}
      />
    </section>
  );
}

type Change = ReturnType<typeof changeOf> & { wanted: 'more' | 'less' };

interface FigureProps {
  name: string;
  value: string;
  change: Change | null;
  remark: string;
  isMain?: boolean;
}

function Figure({ name, value, change, remark, isMain = false }: FigureProps) {
  const good = change === null ? null : isGood(change.direction, change.wanted);
  return (
    <div className={classNames(kit.figure, isMain && kit.figureMain)}>
      <span>{name}</span>
      <b>{value}</b>
      <small>
        {change !== null && change.direction !== 'unknown' && (
          <span className={good === null ? undefined : good ? kit.up : kit.dn}>{`${minus(change.label)} `}</span>
        )}
        <span>{remark}</span>
      </small>
    </div>
  );
}

type Share = Overview['figures']['paid'];

/** Never open, because the days of both shares are over. */
function changed(now: Share, before: Share, wanted: 'more' | 'less'): Change | null {
  const change = shareChange({ ...now, isOpen: false }, { ...before, isOpen: false });
  return change && { ...change, wanted };
}

function amountIn(amounts: Overview['figures']['net'], currency: string | null): number {
  return amounts.find((one) => one.currency === currency)?.minor ?? 0;
}

const minus = (text: string) => text.replace('-', '−');
const signed = (count: number) => minus(count > 0 ? `+${countText(count)}` : countText(count));

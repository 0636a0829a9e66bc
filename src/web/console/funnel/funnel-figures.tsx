import type { FunnelReport } from '#contract/console/report.ts';
import { shareText } from '#contract/format-share.ts';
import frame from '../frame/console.module.css';
import { type Change, changeOf, isGood, shareChange } from './figure-change.ts';
import styles from './funnel-figures.module.css';
import { numberLabel, revenueLabels, spanLabel } from './report-labels.ts';

interface FigureProps {
  name: string;
  value: string;
  /** Null when nothing can be compared. */
  change: Change | null;
  wanted: 'more' | 'less';
  /** The days that the figure is compared with. */
  since?: string;
  remark?: string;
}

/** The five figures, each with its change from the same number of days before once its days are over. */
export function FunnelFigures({ report }: { report: FunnelReport }) {
  const { figures: now, before, is_open: isOpen } = report;
  const was = before.figures;
  const revenue = revenueLabels(now.revenue);
  const since = isOpen ? 'the last day is not over' : `on ${spanLabel(before.from, before.to)}`;
  const counted = (count: number, countBefore: number) => (isOpen ? null : changeOf(count, countBefore, 'count'));
  const earned = changeOf(mainAmount(now.revenue, now.revenue), mainAmount(was.revenue, now.revenue), 'money');
  const paidOf = ({ visits, paid }: Figures) => ({ count: paid, of: visits, isOpen });
  const cancelledOf = ({ subscriptions, over, cancelled }: Figures) => ({
    count: cancelled,
    of: over,
    isOpen: over < subscriptions,
  });
  return (
    <section className={`${frame.panel} ${styles.figures}`} aria-label="Summary">
      <Figure
        name="Visit to paid"
        value={shareText(now.paid, now.visits, 2)}
        change={shareChange(paidOf(now), paidOf(was))}
        wanted="more"
        since={since}
      />
      <Figure name="Visits" value={numberLabel(now.visits)} change={counted(now.visits, was.visits)} wanted="more" />
      <Figure name="Paid" value={numberLabel(now.paid)} change={counted(now.paid, was.paid)} wanted="more" />
      <Figure
        name="Revenue, net of tax"
        value={revenue.main}
        change={isOpen ? null : earned}
        wanted="more"
        remark={revenue.remark}
      />
      <Figure
        name="Cancelled within 28 days"
        value={now.over === 0 ? '–' : shareText(now.cancelled, now.over)}
        change={shareChange(cancelledOf(now), cancelledOf(was))}
        wanted="less"
        remark={cancelledRemark(now)}
      />
    </section>
  );
}

type Figures = FunnelReport['figures'];

/** Names the people of the share: those who began less than 28 days ago are not in it. */
function cancelledRemark({ subscriptions, over }: Figures): string {
  if (subscriptions === 0) return 'nobody began in these days';
  if (over === 0) return `the 28 days of all ${numberLabel(subscriptions)} are running`;
  return `of ${over === 1 ? 'the one' : numberLabel(over)} whose 28 days are over`;
}

/** The amount in the currency that is shown as the main one. */
function mainAmount(revenue: FunnelReport['figures']['revenue'], shown: FunnelReport['figures']['revenue']): number {
  const currency = shown[0]?.currency;
  return revenue.find((each) => each.currency === currency)?.net_minor ?? 0;
}

function Figure({ name, value, change, wanted, since, remark }: FigureProps) {
  const colour =
    change === null ? '' : { true: styles.good, false: styles.bad, null: '' }[`${isGood(change.direction, wanted)}`];
  return (
    <div className={styles.figure}>
      <span>{name}</span>
      <b>{value}</b>
      <small>
        {change !== null && <span className={colour}>{change.label}</span>}
        {since !== undefined && <span>{` ${since}`}</span>}
        {remark !== undefined && remark !== '' && (
          <span>{change === null && since === undefined ? remark : ` · ${remark}`}</span>
        )}
      </small>
    </div>
  );
}

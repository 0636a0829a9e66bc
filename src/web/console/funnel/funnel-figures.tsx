import type { FunnelReport } from '#contract/report.ts';
import { shareText } from '#contract/report-text.ts';
import frame from '../frame/console.module.css';
import { type Change, changeOf, isGood } from './figure-change.ts';
import styles from './funnel-figures.module.css';
import { numberLabel, revenueLabels, spanLabel } from './report-labels.ts';

interface FigureProps {
  name: string;
  value: string;
  /** Null when nothing can be compared. */
  change: Change | null;
  wanted: 'more' | 'less';
  /** The days compared with. */
  since?: string;
  remark?: string;
}

/** The five figures, each with its change from the same number of days before. */
export function FunnelFigures({ report }: { report: FunnelReport }) {
  const { figures: now, before } = report;
  const was = before.figures;
  const revenue = revenueLabels(now.revenue);
  const since = `on ${spanLabel(before.from, before.to)}`;
  return (
    <section className={`${frame.panel} ${styles.figures}`} aria-label="Summary">
      <Figure
        name="Visit to paid"
        value={shareText(now.visit_to_paid, now.visits, 2)}
        change={changeOf(now.visit_to_paid, was.visit_to_paid, 'share')}
        wanted="more"
        since={since}
      />
      <Figure
        name="Visits"
        value={numberLabel(now.visits)}
        change={changeOf(now.visits, was.visits, 'count')}
        wanted="more"
      />
      <Figure name="Paid" value={numberLabel(now.paid)} change={changeOf(now.paid, was.paid, 'count')} wanted="more" />
      <Figure
        name="Revenue, net of tax"
        value={revenue.main}
        change={changeOf(mainAmount(now.revenue, now.revenue), mainAmount(was.revenue, now.revenue), 'count')}
        wanted="more"
        remark={revenue.remark}
      />
      <Figure
        name="Cancelled"
        value={shareText(now.cancelled_share, now.subscriptions)}
        change={changeOf(now.cancelled_share, was.cancelled_share, 'share')}
        wanted="less"
        remark={`${numberLabel(now.cancelled)} of ${numberLabel(now.subscriptions)} begun`}
      />
    </section>
  );
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
        {change !== null && <span className={colour}>{change.label}</span>} {since}{' '}
        {remark !== undefined && remark !== '' && `· ${remark}`}
      </small>
    </div>
  );
}

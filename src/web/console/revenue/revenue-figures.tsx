import type { RevenueReport } from '#contract/console-revenue.ts';
import { passedMark } from '#statistics/chargeback-marks.ts';
import { classNames } from '#web/ui/class-names.ts';
import kit from '../kit/kit.module.css';
import { dayMonthText, shortMonth } from './day-text.ts';
import { centsText, countText, growthText, wholeText } from './money-text.ts';
import { partText, shareText } from './share-text.ts';

const markNames = { first: 'above 0.65%', second: 'above 0.90%', scheme: 'above 1.50%' };

interface FiguresProps {
  report: RevenueReport;
  /** Of the chosen currency. */
  mrr: RevenueReport['mrr'][number] | undefined;
}

/** Five figures: what comes back each month, what was earned, who stays, what is at risk, what is disputed. */
export function RevenueFigures({ report, mrr }: FiguresProps) {
  const { so_far: soFar, currency, customers, months } = report;
  const renewal = customers?.renewals[0];
  const latest = months[0]!;
  const passed = passedMark(latest.chargeback_count, latest.payments);
  const others = report.mrr.filter((one) => one.currency !== mrr?.currency);
  const before = soFar.to === null ? null : growthText(soFar.net, soFar.before_net);
  return (
    <section className={classNames(kit.panel, kit.figures)} aria-label="Figures">
      <div className={classNames(kit.figure, kit.figureMain)}>
        <span>MRR{mrr === undefined ? '' : `, ${dayMonthText(mrr.at)}, 00:00`}</span>
        <b>{mrr === undefined ? '–' : centsText(mrr.minor, mrr.currency)}</b>
        <small>
          {mrr !== undefined && <Growth text={growthText(mrr.minor, mrr.before_minor)} after="in 28 days" />}
          {others.length > 0 && `, besides ${others.map((one) => centsText(one.minor, one.currency)).join(', ')}`}
        </small>
      </div>
      <div className={kit.figure}>
        <span>
          {soFar.to === null ? `Net, ${shortMonth(soFar.from)} begins today` : `Net, 1 to ${dayMonthText(soFar.to)}`}
        </span>
        <b>{wholeText(soFar.net, currency)}</b>
        <small>
          <Growth text={before} after="on as many days before" />
        </small>
      </div>
      <div className={kit.figure}>
        <span>First renewals paid</span>
        <b>{(renewal && shareText(renewal)) ?? '–'}</b>
        <small>{renewal && customers ? `${partText(renewal)}, ${customers.name}` : 'none due for 30 days'}</small>
      </div>
      <div className={kit.figure}>
        <span>At risk, past due</span>
        <b>{countText(report.mrr.reduce((sum, { at_risk }) => sum + at_risk.subscriptions, 0))}</b>
        <small>{atRiskText(report.mrr)}</small>
      </div>
      <div className={kit.figure}>
        <span>Chargebacks, {shortMonth(latest.month)}</span>
        <b>{latest.payments < 30 ? '–' : `${((latest.chargeback_count / latest.payments) * 100).toFixed(2)}%`}</b>
        <small>
          {passed !== null && latest.payments >= 30 && <span className={kit.dn}>{markNames[passed]}</span>}
          {passed !== null && latest.payments >= 30 && ' · '}
          {partText({ part: latest.chargeback_count, all: latest.payments })}
        </small>
      </div>
    </section>
  );
}

function Growth({ text, after }: { text: string | null; after: string }) {
  if (text === null) return 'nothing before to compare with';
  return (
    <>
      <span className={text.startsWith('−') ? kit.dn : kit.up}>{text}</span> {after}
    </>
  );
}

function atRiskText(mrr: RevenueReport['mrr']): string {
  const some = mrr.filter(({ at_risk }) => at_risk.subscriptions > 0);
  if (some.length === 0) return 'every payment is in';
  return `${some.map(({ at_risk, currency }) => wholeText(at_risk.minor, currency)).join(' and ')} of MRR`;
}

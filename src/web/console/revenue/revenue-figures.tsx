import type { RevenueReport } from '#contract/console-revenue.ts';
import { percentText } from '#contract/share-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import kit from '../kit/kit.module.css';
import { dayMonthText, shortMonth } from './day-text.ts';
import { judgedOf } from './judged-month.ts';
import { centsText, countText, growthText, wholeText } from './money-text.ts';
import { partText, shareText } from './share-text.ts';

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
  const chargebacks = judgedOf(latest);
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
        <b>{chargebacks.byMoney === null ? 'too few to say' : percentText(chargebacks.byMoney, 2)}</b>
        <small>
          {chargebacks.passed !== null && <span className={kit.dn}>above Paddle’s 0.65%</span>}
          {chargebacks.byMoney !== null && chargebacks.passed === null && 'of money, Paddle’s limit 0.65%'}
          {chargebacks.byMoney !== null && ' · '}
          {partText({ part: latest.chargeback_count, all: latest.payments })} payments
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

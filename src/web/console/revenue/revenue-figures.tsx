import type { RevenueReport } from '#contract/console/revenue.ts';
import { countedText } from '#contract/format-count.ts';
import { formatMoney } from '#contract/format-money.ts';
import { percentText } from '#contract/format-share.ts';
import { classNames } from '#web/ui/class-names.ts';
import kit from '../kit/kit.module.css';
import { dayMonthText, shortMonth } from './format-day.ts';
import { countText, growthText } from './format-figures.ts';
import { partText, shareText } from './format-share.ts';
import { judgedOf } from './judged-month.ts';

/** Five figures: MRR, net of the month so far, first renewals paid, people past due, and chargebacks. */
export function RevenueFigures({ report }: { report: RevenueReport }) {
  const { so_far: soFar, one_mrr: mrr, currency, customers, months } = report;
  const renewal = customers?.renewals[0];
  const latest = months[0]!;
  const chargebacks = judgedOf(latest);
  const before = soFar.to === null ? null : growthText(soFar.net, soFar.before_net);
  return (
    <section className={classNames(kit.panel, kit.figures)} aria-label="Figures">
      <div className={classNames(kit.figure, kit.figureMain)}>
        <span>{`MRR${report.mrr[0] === undefined ? '' : `, ${dayMonthText(report.mrr[0].at)}, 00:00`}`}</span>
        <b>{mrr === null ? '–' : `${mrr.is_about ? 'about ' : ''}${formatMoney(mrr.minor, currency)}`}</b>
        <small>
          {mrr !== null && <Growth text={growthText(mrr.minor, mrr.before_minor)} after="in 28 days" />}
          {mrr !== null && <span>{sumsText(report)}</span>}
        </small>
      </div>
      <div className={kit.figure}>
        <span>
          {soFar.to === null ? `Net, ${shortMonth(soFar.from)} begins today` : `Net, 1 to ${dayMonthText(soFar.to)}`}
        </span>
        <b>{formatMoney(soFar.net, currency, 'whole')}</b>
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
        <span>Past due</span>
        <b>{countedText(lateOf(report, 'people'), 'person', 'people')}</b>
        <small>{atRiskText(report)}</small>
      </div>
      <div className={kit.figure}>
        <span>{`Chargebacks, ${shortMonth(latest.month)}`}</span>
        <b>{chargebacks.byMoney === null ? 'too few to say' : percentText(chargebacks.byMoney, 2)}</b>
        <small>
          {chargebacks.passed !== null && <span className={kit.dn}>above Paddle’s 0.65%</span>}
          {chargebacks.byMoney !== null && chargebacks.passed === null && <span>of money, Paddle’s limit 0.65%</span>}
          {chargebacks.byMoney !== null && <span> · </span>}
          <span>{`${countText(latest.chargeback_count)} of ${countedText(latest.payments, 'payment')}`}</span>
        </small>
      </div>
    </section>
  );
}

function Growth({ text, after }: { text: string | null; after: string }) {
  if (text === null) return 'nothing before to compare with';
  return (
    <>
      <span className={text.startsWith('−') ? kit.dn : kit.up}>{text}</span>
      <span>{` ${after}`}</span>
    </>
  );
}

/** MRR by currency, when there are others than the payout currency. */
function sumsText({ mrr, currency, one_mrr }: RevenueReport): string {
  if (mrr.every((one) => one.currency === currency)) return '';
  const rates = one_mrr?.is_about ? ', at the latest payout rates' : '';
  const leftOut = one_mrr!.left_out.length === 0 ? '' : `; without ${one_mrr!.left_out.join(', ')}, not paid out yet`;
  return ` · ${mrr.map((one) => formatMoney(one.minor, one.currency)).join(' + ')}${rates}${leftOut}`;
}

const lateOf = ({ mrr }: RevenueReport, of: 'people' | 'first_payments') =>
  mrr.reduce((sum, { at_risk }) => sum + at_risk[of], 0);

function atRiskText(report: RevenueReport): string {
  const [people, firsts] = [lateOf(report, 'people'), lateOf(report, 'first_payments')];
  if (people === 0) return 'every charge is in';
  const { minor, is_about } = { minor: report.one_mrr?.at_risk_minor ?? 0, is_about: report.one_mrr?.is_about };
  const money = `${is_about && minor > 0 ? 'about ' : ''}${formatMoney(minor, report.currency, 'whole')} of MRR`;
  return firsts === 0 ? money : `${money} · ${countText(firsts)} of them ${firsts === 1 ? 'has' : 'have'} not paid yet`;
}

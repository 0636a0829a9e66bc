import type { RevenueMonth } from '#contract/console/revenue.ts';
import { countedText } from '#contract/format-count.ts';
import { formatMoney } from '#contract/format-money.ts';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { monthName } from './format-day.ts';
import { countText } from './format-figures.ts';

/** One month to the cent: the parts add up to the net. */
export function MonthSums({ month, currency }: { month: RevenueMonth; currency: string }) {
  const rows: [string, number][] = [
    ['Paid by buyers', month.paid],
    ['Tax', month.tax],
    ['Paddle’s fees', month.fees],
    [`Refunds, ${countText(month.refund_count)}`, month.refunds],
    [`Chargebacks, ${countText(month.chargeback_count)}`, month.chargebacks],
  ];
  return (
    <Panel
      title={`${monthName(month.month)}, to the cent`}
      foot={`${countedText(month.payments, 'payment')}, first ones among them: ${countText(month.first_payments)}. Refunds and chargebacks without the tax that comes back, and with the fee for a chargeback.`}
    >
      <dl className={list.facts}>
        {rows.map(([name, minor]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatMoney(minor, currency)}</dd>
          </div>
        ))}
        <div className={list.sum}>
          <dt>Net</dt>
          <dd>{formatMoney(month.net, currency)}</dd>
        </div>
      </dl>
    </Panel>
  );
}

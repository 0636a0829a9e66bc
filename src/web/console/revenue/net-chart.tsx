import type { RevenueMonth } from '#contract/console/revenue.ts';
import { formatMoney } from '#contract/format-money.ts';
import chart from '../kit/chart.module.css';
import { ChartFrame, type Frame } from './chart-frame.tsx';
import { monthName, monthText, ordinal, shortMonth } from './format-day.ts';
import { unitOf } from './format-figures.ts';
import { barTexts, moneyAxis } from './money-axis.ts';
import { at, linear } from './scale.ts';

const mostMonths = 12;

interface NetChartProps {
  /** The latest first. */
  months: readonly RevenueMonth[];
  currency: string;
}

/** Net by month, and above it the amount given back; hollow for a month that is not over. */
export function NetChart({ months, currency }: NetChartProps) {
  const shown = months.slice(0, mostMonths).reverse();
  const told = shown.map(({ month, net }) => `${monthText(month)} ${formatMoney(net, currency, 'whole')}`);
  return (
    <ChartFrame
      label={`Net money by month: ${told.join(', ')}.`}
      wide={[664, 250]}
      narrow={[330, 206]}
      draw={(frame) => <Bars shown={shown} currency={currency} frame={frame} />}
    />
  );
}

const givenBack = ({ refunds, chargebacks }: RevenueMonth) => Math.max(0, -refunds - chargebacks);

function Bars({ shown, currency, frame }: { shown: readonly RevenueMonth[]; currency: string; frame: Frame }) {
  const { isNarrow, width, height, hatch, inkHatch } = frame;
  const floor = height - (isNarrow ? 40 : 46);
  const low = Math.min(0, ...shown.map(({ net }) => net));
  const high = Math.max(unitOf(currency), ...shown.map((month) => month.net + givenBack(month)));
  const ticks = moneyAxis(low, high, currency, 4);
  const y = linear([ticks[0]!.minor, ticks.at(-1)!.minor], [floor, isNarrow ? 34 : 34]);
  const left = 42;
  const each = (width - 8 - left) / Math.max(shown.length, 6);
  const bar = Math.min(30, each * 0.62);
  const { texts, isThousands } = barTexts(
    shown.map(({ net }) => net),
    currency,
  );
  const running = shown.find(({ until }) => until !== null);
  const unit = isThousands ? `Thousand ${currency}` : currency;
  const until =
    running === undefined ? '' : ` ${monthName(running.month)} until the ${ordinal(Number(running.until!.slice(8)))}.`;
  return (
    <>
      {ticks.map(({ minor, text }) => (
        <g key={minor}>
          <path d={`M${left} ${at(y(minor))}H${width - 4}`} className={chart.g} />
          <text x={left - 8} y={at(y(minor) + 4)} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {shown.map((month, i) => {
        const x = left + i * each + (each - bar) / 2;
        const top = Math.min(y(month.net), y(0));
        const back = y(0) - y(givenBack(month));
        const isOver = month.until === null;
        const isLast = i >= shown.length - 2;
        const isLabelled = !isNarrow || isLast || i % 5 === 0;
        return (
          <g key={month.month}>
            <rect
              x={at(x)}
              y={at(top)}
              width={at(bar)}
              height={at(Math.max(1, Math.abs(y(month.net) - y(0))))}
              rx="2"
              {...(isOver ? { className: chart.br } : { fill: inkHatch, stroke: 'var(--bar-ink)' })}
            />
            {back > 0 && (
              <rect
                x={at(x)}
                y={at(top - 1 - Math.max(1, back))}
                width={at(bar)}
                height={at(Math.max(1, back))}
                fill={hatch}
                stroke="var(--text-3)"
                strokeWidth=".75"
              />
            )}
            {isLabelled && (
              <text
                x={at(x + bar / 2)}
                y={at(top - Math.max(1, back) - 6)}
                textAnchor="middle"
                className={isLast ? `${chart.b1} ${chart.halo}` : chart.halo}
              >
                {texts[i]}
              </text>
            )}
            {(!isNarrow || i % 2 === 0 || isLast) && (
              <text x={at(x + bar / 2)} y={floor + 17} textAnchor="middle" className={isOver ? undefined : chart.b2}>
                {isNarrow ? shortMonth(month.month).slice(0, 1) : shortMonth(month.month)}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M${left} ${at(y(0))}H${width - 4}`} className={chart.ax} />
      <text x={left} y={floor + 34} className={chart.lt}>
        {`${unit}${isNarrow ? '' : ', by the day the provider booked it'}.${until}`}
      </text>
    </>
  );
}

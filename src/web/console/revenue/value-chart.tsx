import type { RevenueCustomers } from '#contract/console/revenue.ts';
import { countedText } from '#contract/format-count.ts';
import { formatMoney } from '#contract/format-money.ts';
import chart from '../kit/chart.module.css';
import type { SavedColumn } from '../kit/data-table.tsx';
import { Panel } from '../kit/panel.tsx';
import { ChartFrame, type Frame } from './chart-frame.tsx';
import { countText, unitOf } from './format-figures.ts';
import { moneyAxis } from './money-axis.ts';
import { FoldedNumbers } from './numbers.tsx';
import styles from './revenue.module.css';
import { at, linear } from './scale.ts';

const horizonDays = 364;
/** The days whose value the chart names: the first of these that is known. */
const namedDays = [168, 84, 56, 28];
const fewest = 30;

type Point = RevenueCustomers['value'][number];

interface ValueChartProps {
  customers: RevenueCustomers;
  currency: string;
}

const weeksText = (day: number) => (day % 7 === 0 ? `${day / 7} weeks` : `${day} days`);

function bandText({ mean, interval }: Pick<Point, 'mean' | 'interval'>, currency: string): string {
  const middle = formatMoney(Math.round(mean), currency);
  if (interval === null) return middle;
  return `${middle} (${formatMoney(Math.round(interval.low), currency)} to ${formatMoney(Math.round(interval.high), currency)})`;
}

/**
 * The revenue of a customer since the first payment, with its interval; the expected revenue after a year is dashed.
 */
export function ValuePanel({ customers, currency }: ValueChartProps) {
  const { value, projection, name } = customers;
  const known = value.filter((point) => point.customers >= fewest);
  const named = known.find(({ day }) => day === namedDays.find((each) => known.some((point) => point.day === each)));
  const projected =
    projection === null
      ? 'Nothing is projected before four renewals are seen.'
      : `${projection.weeks} weeks, projected from ${projection.renewals_seen} renewals seen: ${bandText(projection, currency)}.`;
  const sentence = known.map((point) => `${weeksText(point.day)} ${formatMoney(Math.round(point.mean), currency)}`);
  return (
    <Panel
      title="What a customer brings"
      aside={
        <span className={chart.legend}>
          <span>
            <i className={styles.keyBand} />
            95%
          </span>
        </span>
      }
      foot={
        named === undefined
          ? projected
          : `${weeksText(named.day)}: ${bandText(named, currency)}, ${countedText(named.customers, 'customer')}. ${projected}`
      }
    >
      {known.length === 0 ? (
        <p className={styles.nobody}>Shown from 30 customers on.</p>
      ) : (
        <ChartFrame
          label={`Net money a customer of the ${name}: ${sentence.join(', ')}. ${projected}`}
          wide={[480, 264]}
          narrow={[330, 240]}
          draw={(frame) => (
            <Curve known={known} named={named} projection={projection} currency={currency} frame={frame} />
          )}
        />
      )}
      <FoldedNumbers
        title="Numbers"
        columns={columnsIn(currency)}
        rows={value}
        keyOf={({ day }) => day}
        savedOnly={{ csv: { currency: () => currency } }}
        file={`everkite-value-plan-${customers.plan}`}
      />
    </Panel>
  );
}

function columnsIn(currency: string): readonly SavedColumn<Point>[] {
  const money = (minor: number) => formatMoney(Math.round(minor), currency);
  return [
    {
      head: 'Since the first payment',
      isName: true,
      cell: ({ day }) => <span>{weeksText(day)}</span>,
      csv: { days: ({ day }) => day },
    },
    {
      head: 'Customers',
      align: 'right',
      cell: ({ customers }) => countText(customers),
      csv: { customers: ({ customers }) => customers },
    },
    {
      head: 'Net each',
      align: 'right',
      cell: ({ customers, mean }) => (customers < fewest ? 'too few' : money(mean)),
      csv: { mean_minor: ({ mean }) => mean.toFixed(2) },
    },
    {
      head: '95% interval',
      align: 'right',
      cell: ({ customers, interval }) =>
        customers < fewest || interval === null ? '–' : `${money(interval.low)} to ${money(interval.high)}`,
      csv: {
        low_minor: ({ interval }) => interval?.low.toFixed(2) ?? null,
        high_minor: ({ interval }) => interval?.high.toFixed(2) ?? null,
      },
    },
  ];
}

interface CurveProps {
  known: readonly Point[];
  named: Point | undefined;
  projection: RevenueCustomers['projection'];
  currency: string;
  frame: Frame;
}

function Curve({ known, named, projection, currency, frame }: CurveProps) {
  const { isNarrow, width, height, hatch } = frame;
  const floor = height - (isNarrow ? 44 : 42);
  const highest = Math.max(
    unitOf(currency),
    ...known.map(({ mean, interval }) => Math.max(mean, interval?.high ?? 0)),
    projection?.interval?.high ?? projection?.mean ?? 0,
  );
  const lowest = Math.min(0, ...known.map(({ mean, interval }) => Math.min(mean, interval?.low ?? 0)));
  const ticks = moneyAxis(lowest, highest, currency, 4);
  const left = isNarrow ? 40 : 44;
  const right = width - 68;
  const x = linear([0, horizonDays], [left, right]);
  const y = linear([ticks[0]!.minor, ticks.at(-1)!.minor], [floor, 34]);
  const place = (day: number, minor: number) => `${at(x(day))} ${at(y(minor))}`;
  const line = (points: string[]) => `M${points.join('L')}`;
  const last = known.at(-1)!;
  const isFull = known.every(({ interval }) => interval !== null);
  return (
    <>
      {ticks.map(({ minor, text }) => (
        <g key={minor}>
          <path d={`M${left} ${at(y(minor))}H${right}`} className={chart.g} />
          <text x={left - 8} y={at(y(minor) + 4)} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {isFull && known.length > 1 && (
        <path
          d={`${line([
            ...known.map(({ day, interval }) => place(day, interval!.high)),
            ...[...known].reverse().map(({ day, interval }) => place(day, interval!.low)),
          ])}Z`}
          className={chart.bnd}
        />
      )}
      {projection !== null && projection.interval !== null && (
        <path
          d={`${line([
            place(last.day, last.interval?.high ?? last.mean),
            place(horizonDays, projection.interval.high),
            place(horizonDays, projection.interval.low),
            place(last.day, last.interval?.low ?? last.mean),
          ])}Z`}
          fill={hatch}
          opacity=".45"
        />
      )}
      <path d={line(known.map(({ day, mean }) => place(day, mean)))} className={chart.ln} />
      {known.map(({ day, mean }) => (
        <circle key={day} cx={at(x(day))} cy={at(y(mean))} r="2.6" fill="var(--bar-ink)" />
      ))}
      {projection !== null && (
        <>
          <path
            d={line([place(last.day, last.mean), place(horizonDays, projection.mean)])}
            className={chart.ln}
            strokeDasharray="5 4"
          />
          <text x={right + 6} y={at(y(projection.mean) - 3)} className={chart.b1}>
            {formatMoney(projection.mean, currency, 'whole')}
          </text>
          <text x={right + 6} y={at(y(projection.mean) + 10)}>
            projected
          </text>
        </>
      )}
      {named !== undefined && (
        <>
          <path d={`M${place(named.day, named.mean)}V38`} className={chart.dash} />
          <text x={at(x(named.day))} y="26" textAnchor="middle" className={`${chart.b1} ${chart.halo}`}>
            {`${weeksText(named.day)}: ${formatMoney(Math.round(named.mean), currency)}`}
          </text>
        </>
      )}
      <path d={`M${left} ${at(y(0))}H${right}`} className={chart.ax} />
      {(isNarrow ? [0, 168, horizonDays] : [0, 84, 168, 252, horizonDays]).map((day) => (
        <text key={day} x={at(x(day))} y={floor + 17} textAnchor="middle">
          {day === 0 ? '0' : weeksText(day)}
        </text>
      ))}
      <text x={left} y={floor + 34} className={chart.lt}>
        {`Since the first payment.${isNarrow ? '' : ' Refunds and chargebacks are taken off.'}`}
      </text>
    </>
  );
}

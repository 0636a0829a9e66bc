import type { RevenueMonth } from '#contract/console/revenue.ts';
import { percentText } from '#contract/format-share.ts';
import { fewestPayments, paddleLimit, visaLimit } from '#statistics/chargeback-marks.ts';
import chart from '../kit/chart.module.css';
import type { SavedColumn, SavedValues } from '../kit/data-table.tsx';
import { Panel } from '../kit/panel.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { ChartFrame, type Frame } from './chart-frame.tsx';
import { monthText, shortMonth } from './format-day.ts';
import { countText } from './format-figures.ts';
import { partText } from './format-share.ts';
import { judgedOf } from './judged-month.ts';
import { FoldedNumbers, NameWithNote } from './numbers.tsx';
import styles from './revenue.module.css';
import { at, linear } from './scale.ts';

const mostMonths = 12;
const limits = [
  { share: paddleLimit, name: '0.65% Paddle', line: chart.dangl },
  { share: visaLimit.share, name: '1.50% Visa', line: chart.warnl },
];

const ratioText = (share: number | null) => (share === null ? 'too few to say' : percentText(share, 2));
const visaFoot = `Visa counts disputes and fraud reports, which are not known here, and looks at a merchant with more than ${countText(visaLimit.least)} of them in a month.`;

type Verdict = ReturnType<typeof judgedOf>;
type Shown = RevenueMonth & { verdict: Verdict; byMoney: number; byCount: number };

/** The chargebacks of each month by Paddle's measure (amount) and by Visa's (count), each with its limit. */
export function ChargebacksPanel({ months }: { months: readonly RevenueMonth[] }) {
  const judged = months.map((month) => ({ ...month, verdict: judgedOf(month) }));
  const shown = judged
    .slice(0, mostMonths)
    .reverse()
    .flatMap((month): Shown[] => {
      const { byMoney, byCount } = month.verdict;
      return byMoney === null || byCount === null ? [] : [{ ...month, byMoney, byCount }];
    });
  const latest = shown.at(-1);
  return (
    <Panel title="Chargebacks" aside={latest !== undefined && <MarkState verdict={latest.verdict} />} foot={visaFoot}>
      {shown.length === 0 ? (
        <p
          className={styles.nobody}
        >{`Too few to say: a ratio is told from ${fewestPayments} payments in a month on.`}</p>
      ) : (
        <ChartFrame
          label={`Chargebacks by month, of the money paid and of the payments: ${shown
            .map((one) => `${monthText(one.month)} ${ratioText(one.byMoney)} and ${ratioText(one.byCount)}`)
            .join(', ')}. Paddle’s limit is 0.65% of the money, Visa’s 1.50% by count.`}
          wide={[664, 250]}
          narrow={[330, 220]}
          draw={(frame) => <Line shown={shown} frame={frame} />}
        />
      )}
      <FoldedNumbers
        title="Numbers"
        columns={columns}
        rows={judged}
        keyOf={({ month }) => month}
        savedOnly={savedOnly}
        file="everkite-chargebacks"
      />
    </Panel>
  );
}

type Judged = RevenueMonth & { verdict: Verdict };

const columns: readonly SavedColumn<Judged>[] = [
  {
    head: 'Month',
    isName: true,
    cell: ({ month, until }) => <NameWithNote name={monthText(month)} note={until !== null && 'not over'} />,
    csv: { month: ({ month }) => month },
  },
  {
    head: 'Disputes of payments',
    align: 'right',
    cell: ({ chargeback_count: disputes, payments }) => partText({ part: disputes, all: payments }),
    csv: { disputes: ({ chargeback_count: disputes }) => disputes, payments: ({ payments }) => payments },
  },
  { head: 'By money', align: 'right', cell: ({ verdict }) => ratioText(verdict.byMoney), csv: {} },
  { head: 'By count', align: 'right', cell: ({ verdict }) => ratioText(verdict.byCount), csv: {} },
];

const savedOnly: SavedValues<Judged> = {
  csv: {
    disputed_minor: ({ disputed }) => disputed,
    paid_minor: ({ paid }) => paid,
    is_over: ({ until }) => (until === null ? 'yes' : 'no'),
  },
};

function MarkState({ verdict: { passed, visa } }: { verdict: Verdict }) {
  if (visa === 'above') return <StatusBadge kind="wrong">Above Visa’s limit</StatusBadge>;
  if (passed === null) return <StatusBadge kind="good">Below Paddle’s limit</StatusBadge>;
  return <StatusBadge kind={passed === 'urgent' ? 'wrong' : 'look'}>Above Paddle’s limit</StatusBadge>;
}

function Line({ shown, frame }: { shown: readonly Shown[]; frame: Frame }) {
  const { isNarrow, width, height } = frame;
  const floor = height - 42;
  const left = isNarrow ? 40 : 46;
  const right = isNarrow ? 252 : width - 128;
  const highest = Math.max(visaLimit.share, ...shown.flatMap(({ byMoney, byCount }) => [byMoney, byCount]));
  const y = linear([0, highest], [floor, 28]);
  const x = linear([0, Math.max(1, shown.length - 1)], [left + 8, right - 8]);
  const last = shown.length - 1;
  return (
    <>
      {[0, 0.005, 0.01].map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${at(y(tick))}H${right}`} className={chart.g} />
          <text x={left - 8} y={at(y(tick) + 4)} textAnchor="end">
            {percentText(tick, 1)}
          </text>
        </g>
      ))}
      {limits.map(({ share, name, line }) => (
        <g key={name}>
          <path d={`M${left} ${at(y(share))}H${right}`} className={line} />
          <text x={right + 8} y={at(y(share) + 4)} className={share === paddleLimit ? chart.b2 : undefined}>
            {name}
          </text>
        </g>
      ))}
      <path
        d={through(shown.map(({ byCount }, i) => `${at(x(i))} ${at(y(byCount))}`))}
        className={chart.dash}
        fill="none"
      />
      <path d={through(shown.map(({ byMoney }, i) => `${at(x(i))} ${at(y(byMoney))}`))} className={chart.ln} />
      {shown.map(({ month, until, byMoney }, i) => {
        const isOver = until === null;
        return (
          <g key={month}>
            <circle
              cx={at(x(i))}
              cy={at(y(byMoney))}
              r={isOver ? 3 : 4.5}
              fill={isOver ? 'var(--bar-ink)' : 'var(--surface)'}
              stroke="var(--bar-ink)"
              strokeWidth={isOver ? 0 : 2}
            />
            {i === last && (
              <text x={at(x(i) - 8)} y={at(y(byMoney) - 10)} textAnchor="end" className={`${chart.b1} ${chart.halo}`}>
                {`${ratioText(byMoney)}${isOver ? '' : ' so far'}`}
              </text>
            )}
            {(!isNarrow || i === last || (i % 3 === 0 && last - i > 1)) && (
              <text x={at(x(i))} y={floor + 17} textAnchor="middle">
                {shortMonth(month)}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M${left} ${floor}H${right}`} className={chart.ax} />
      <text x={left} y={floor + 34} className={chart.lt}>
        {isNarrow
          ? 'Solid: by money. Dotted: by count.'
          : 'Of the payments of the month, by their money (solid) and by their count (dotted).'}
      </text>
    </>
  );
}

const through = (points: readonly string[]): string => `M${points.join('L')}`;

import type { RevenueMonth } from '#contract/console-revenue.ts';
import { chargebackMarks, passedMark } from '#statistics/chargeback-marks.ts';
import chart from '../kit/chart.module.css';
import { Panel } from '../kit/panel.tsx';
import { State } from '../kit/sign.tsx';
import { monthText, shortMonth } from './day-text.ts';
import { FoldedNumbers } from './numbers.tsx';
import styles from './revenue.module.css';
import { at, linear } from './scale.ts';
import { partText } from './share-text.ts';
import { type Frame, TwoDrawings } from './two-drawings.tsx';

const mostMonths = 12;
const fewest = 30;
const marks = [
  { share: chargebackMarks.first, name: '0.65% our first mark', short: '0.65%', line: chart.warnl },
  { share: chargebackMarks.second, name: '0.90% our second', short: '0.90%', line: chart.warnl },
  { share: chargebackMarks.scheme, name: '1.50% scheme’s limit', short: '1.50% limit', line: chart.dangl },
];

const ratioText = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Disputes opened in a month by payments settled in it, by count, beside our marks and the card scheme's. */
export function ChargebacksPanel({ months }: { months: readonly RevenueMonth[] }) {
  const shown = months
    .slice(0, mostMonths)
    .toReversed()
    .filter(({ payments }) => payments >= fewest);
  const latest = shown.at(-1);
  const passed = latest === undefined ? null : passedMark(latest.chargeback_count, latest.payments);
  return (
    <Panel title="Chargeback ratio" aside={latest !== undefined && <MarkState passed={passed} />}>
      {shown.length === 0 ? (
        <p className={styles.nobody}>A ratio is shown from 30 payments in a month on.</p>
      ) : (
        <TwoDrawings
          label={`Chargeback ratio by month: ${shown
            .map((month) => `${monthText(month.month)} ${ratioText(month.chargeback_count / month.payments)}`)
            .join(', ')}. The scheme’s limit is 1.50%.`}
          wide={[664, 250]}
          narrow={[330, 220]}
          draw={(frame) => <Line shown={shown} frame={frame} />}
        />
      )}
      <FoldedNumbers
        title="Numbers"
        head={['Month', 'Disputes of payments', 'Ratio']}
        rows={months.map(({ month, until, chargeback_count: disputes, payments }) => ({
          name: monthText(month),
          ...(until !== null && { note: 'not over' }),
          cells: [
            partText({ part: disputes, all: payments }),
            payments < fewest ? 'too few' : ratioText(disputes / payments),
          ],
        }))}
        file="everkite-chargebacks"
        csv={() => [
          ['month', 'disputes', 'payments', 'is_over'],
          ...months.map(({ month, until, chargeback_count: disputes, payments }) => [
            ...[month, disputes, payments, until === null ? 'yes' : 'no'],
          ]),
        ]}
      />
    </Panel>
  );
}

function MarkState({ passed }: { passed: ReturnType<typeof passedMark> }) {
  if (passed === null) return <State kind="good">Below all marks</State>;
  if (passed === 'scheme') return <State kind="wrong">Above the scheme’s limit</State>;
  return <State kind="look">{passed === 'first' ? 'Above the first mark' : 'Above the second mark'}</State>;
}

function Line({ shown, frame }: { shown: readonly RevenueMonth[]; frame: Frame }) {
  const { isNarrow, width, height } = frame;
  const floor = height - 42;
  const left = isNarrow ? 40 : 46;
  const right = isNarrow ? 252 : width - 128;
  const ratios = shown.map(({ chargeback_count: disputes, payments }) => disputes / payments);
  const y = linear([0, Math.max(0.015, ...ratios)], [floor, 28]);
  const x = linear([0, Math.max(1, shown.length - 1)], [left + 8, right - 8]);
  const last = shown.length - 1;
  return (
    <>
      {[0, 0.005, 0.01].map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${at(y(tick))}H${right}`} className={chart.g} />
          <text x={left - 8} y={at(y(tick) + 4)} textAnchor="end">
            {(tick * 100).toFixed(1)}%
          </text>
        </g>
      ))}
      {marks.map(({ share, name, short, line }) => (
        <g key={name}>
          <path d={`M${left} ${at(y(share))}H${right}`} className={line} />
          <text x={right + 8} y={at(y(share) + 4)} className={share === chargebackMarks.scheme ? chart.b2 : undefined}>
            {isNarrow ? short : name}
          </text>
        </g>
      ))}
      <path d={`M${ratios.map((ratio, i) => `${at(x(i))} ${at(y(ratio))}`).join('L')}`} className={chart.ln} />
      {shown.map(({ month, until }, i) => {
        const isOver = until === null;
        return (
          <g key={month}>
            <circle
              cx={at(x(i))}
              cy={at(y(ratios[i]!))}
              r={isOver ? 3 : 4.5}
              fill={isOver ? 'var(--bar-ink)' : 'var(--surface)'}
              stroke="var(--bar-ink)"
              strokeWidth={isOver ? 0 : 2}
            />
            {i === last && (
              <text
                x={at(x(i) - 8)}
                y={at(y(ratios[i]!) - 10)}
                textAnchor="end"
                className={`${chart.b1} ${chart.halo}`}
              >
                {ratioText(ratios[i]!)}
                {isOver ? '' : ' so far'}
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
          ? 'Disputes by payments, by count'
          : 'Disputes opened in the month by payments settled in it, by count.'}
      </text>
    </>
  );
}

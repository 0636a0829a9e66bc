import type { RevenueTrials } from '#contract/console/revenue.ts';
import { percentText } from '#contract/format-share.ts';
import { wilsonInterval } from '#statistics/wilson.ts';
import chart from '../kit/chart.module.css';
import type { SavedColumn } from '../kit/data-table.tsx';
import { Panel } from '../kit/panel.tsx';
import { ChartFrame, type Frame } from './chart-frame.tsx';
import { dayMonthText } from './format-day.ts';
import { partText, shareText } from './format-share.ts';
import { FoldedNumbers, NameWithNote } from './numbers.tsx';
import styles from './revenue.module.css';
import { at, linear } from './scale.ts';

const rowHeight = 25;

/** Trials that became payments, by the week in which they began, each with its interval. */
export function TrialsPanel({ trials }: { trials: RevenueTrials }) {
  const { weeks, all } = trials;
  const interval = wilsonInterval(all.part, all.all);
  const share = shareText(all);
  const total = `${partText(all)}${share === null || all.all < 30 ? '' : `, ${share}`}${
    interval === null || all.all < 30 ? '' : ` (${percentText(interval.low)} to ${percentText(interval.high)})`
  }`;
  const height = weeks.length * rowHeight + 34;
  return (
    <Panel
      title="Trials that became payments"
      aside={
        <span className={chart.legend}>
          <span>
            <i className={styles.keyLine} />
            95% interval
          </span>
        </span>
      }
      foot={all.all === 0 ? undefined : `By week of start, once over for 3 days. All: ${total}.`}
    >
      {weeks.length === 0 ? (
        <p className={styles.nobody}>No trial has been over for 3 days.</p>
      ) : (
        <>
          <ChartFrame
            label={`Trials that became payments, by week of start. All: ${total}.`}
            wide={[480, height]}
            narrow={[330, height]}
            draw={(frame) => <Weeks weeks={weeks} all={all} frame={frame} />}
          />
          <FoldedNumbers
            title="Numbers"
            columns={columns}
            rows={weeks}
            keyOf={({ week }) => week}
            savedOnly={{ csv: { is_ripe: ({ is_ripe }) => (is_ripe ? 'yes' : 'no') } }}
            file="everkite-trials"
          />
        </>
      )}
    </Panel>
  );
}

const columns: readonly SavedColumn<RevenueTrials['weeks'][number]>[] = [
  {
    head: 'Week of start',
    isName: true,
    cell: ({ week, is_ripe }) => <NameWithNote name={dayMonthText(week)} note={!is_ripe && 'not all are over'} />,
    csv: { week: ({ week }) => week },
  },
  {
    head: 'Became payments',
    align: 'right',
    cell: partText,
    csv: { paid: ({ part }) => part, ended: ({ all }) => all },
  },
  { head: 'Share', align: 'right', cell: (week) => shareText(week) ?? '–', csv: {} },
];

function Weeks({ weeks, all, frame }: RevenueTrials & { frame: Frame }) {
  const { isNarrow, width, height } = frame;
  const left = isNarrow ? 58 : 66;
  const right = isNarrow ? 226 : 376;
  const x = linear([0, 1], [left, right]);
  const floor = height - 24;
  return (
    <>
      {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
        <g key={tick}>
          <path d={`M${at(x(tick))} 6V${floor}`} className={chart.g} />
          <text x={at(x(tick))} y={floor + 16} textAnchor="middle">
            {`${tick * 100}%`}
          </text>
        </g>
      ))}
      {all.all > 0 && <path d={`M${at(x(all.part / all.all))} 6V${floor}`} className={chart.dash} />}
      {weeks.map((week, i) => {
        const y = 18 + i * rowHeight;
        const interval = wilsonInterval(week.part, week.all);
        const share = week.all < 30 ? null : week.part / week.all;
        return (
          <g key={week.week}>
            <text x={left - 10} y={y + 4} textAnchor="end">
              {dayMonthText(week.week)}
            </text>
            {interval !== null && (
              <path
                d={`M${at(x(interval.low))} ${y}H${at(x(interval.high))}`}
                stroke="var(--text-3)"
                strokeWidth="2"
                strokeLinecap="round"
                strokeDasharray={week.is_ripe ? undefined : '4 4'}
              />
            )}
            {share !== null && (
              <circle
                cx={at(x(share))}
                cy={y}
                r="4"
                fill={week.is_ripe ? 'var(--bar-ink)' : 'var(--surface)'}
                stroke={week.is_ripe ? 'var(--surface)' : 'var(--bar-ink)'}
                strokeWidth="1.5"
              />
            )}
            {share !== null && week.is_ripe && (
              <text x={right + 16} y={y + 4} className={chart.b2}>
                {percentText(share, 0)}
              </text>
            )}
            <text x={width - 2} y={y + 4} textAnchor="end">
              {partText(week)}
            </text>
          </g>
        );
      })}
    </>
  );
}

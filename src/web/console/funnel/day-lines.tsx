import type { Cohort } from '#contract/cohort.ts';
import type { FunnelReport } from '#contract/console/report.ts';
import { partText, percentText, shareText } from '#contract/format-share.ts';
import { shortDate } from '#contract/short-date.ts';
import { fewestForShare } from '#statistics/ripeness.ts';
import { dayAndMonth } from '#web/platform/format-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { placed } from '#web/ui/illustration/geometry.ts';
import styles from './day-lines.module.css';
import {
  type CohortDays,
  cohortDays,
  type DayCount,
  dayX,
  type Frame,
  lineThrough,
  namedDays,
  paidShare,
  shareTicks,
  shareY,
  spreadLabels,
  tickNames,
  unbroken,
} from './day-lines-scale.ts';
import { seriesOf } from './series.ts';

interface Picture extends Frame {
  width: number;
  height: number;
  className: string;
}

const pictures: readonly Picture[] = [
  { width: 980, height: 222, left: 40, right: 918, top: 20, bottom: 190, className: 'only-wide' },
  { width: 360, height: 200, left: 40, right: 298, top: 20, bottom: 168, className: 'only-narrow' },
];
const labelGap = 14;

/**
 * The share of each day's measured visitors who paid, one line per cohort. Our own SVG, because it uses the tokens'
 * colours, prints sharply and is a twelfth of the size of a chart library on a canvas.
 */
export function DayLines({ days }: { days: FunnelReport['days'] }) {
  const lines = cohortDays(days);
  if (lines.length === 0) return <p className={styles.empty}>No measured visits in these days.</p>;
  const names = days.map(({ day }) => day);
  const drawn = lines.filter(({ counts }) => counts.some((count) => paidShare(count) !== null));
  return (
    <>
      {lines.length > 1 && <p className={styles.differ}>{differentQuizzes(lines.length)}</p>}
      {drawn.length === 0 ? (
        <p className={styles.empty}>{`A share is drawn for days with ${fewestForShare} visits or more.`}</p>
      ) : (
        pictures.map((picture) => <Plot key={picture.className} picture={picture} days={names} lines={drawn} />)
      )}
      <Numbers days={names} lines={lines} />
    </>
  );
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];

/** A warning about comparing quizzes: their visitors are not drawn at random, and their questions differ. */
function differentQuizzes(count: number): string {
  const number = numbers[count] ?? String(count);
  return `${number[0]!.toUpperCase()}${number.slice(1)} different quizzes, not a test: which line is higher says nothing of which quiz is better.`;
}

interface LinesProps {
  /** Days in UTC, like 2030-01-31. */
  days: readonly string[];
  lines: readonly CohortDays[];
}

function Plot({ picture, days, lines }: LinesProps & { picture: Picture }) {
  const ticks = shareTicks(Math.max(...lines.flatMap(({ counts }) => counts.map((count) => paidShare(count) ?? 0))));
  const highest = ticks.at(-1)!;
  const ends = lines.map(({ counts }) => paidShare(counts[lastDrawn(counts)]!)!);
  const labelYs = spreadLabels(
    ends.map((share) => shareY(share, highest, picture)),
    labelGap,
  );
  return (
    <svg
      className={classNames(styles.plot, picture.className)}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      role="img"
      aria-label={summary(days, lines)}
    >
      <ShareAxis picture={picture} ticks={ticks} />
      <DayAxis picture={picture} days={days} />
      {lines.map(({ cohort, counts }, index) => (
        <g key={cohort ?? 'all'} className={styles.series} data-series={seriesOf(cohort).number}>
          <Line picture={picture} cohort={cohort} counts={counts} highest={highest} />
          <text className={styles.label} x={picture.right + 8} y={labelYs[index]! + 4}>
            {`${cohort ?? 'All'} ${percentText(ends[index]!)}`}
          </text>
        </g>
      ))}
    </svg>
  );
}

function ShareAxis({ picture, ticks }: { picture: Picture; ticks: readonly number[] }) {
  const names = tickNames(ticks);
  return ticks.map((tick, index) => {
    const y = shareY(tick, ticks.at(-1)!, picture);
    return (
      <g key={tick}>
        <path className={styles.grid} d={`M${picture.left} ${y}H${picture.right}`} />
        <text x={picture.left - 8} y={y + 4} textAnchor="end">
          {names[index]}
        </text>
      </g>
    );
  });
}

function DayAxis({ picture, days }: { picture: Picture; days: readonly string[] }) {
  const last = days.length - 1;
  return namedDays(days.length, picture.right - picture.left).map((day) => (
    <text
      key={day}
      x={dayX(day, days.length, picture)}
      y={picture.height - 6}
      textAnchor={last === 0 || (day > 0 && day < last) ? 'middle' : day === 0 ? 'start' : 'end'}
    >
      {dayAndMonth(noon(days[day]!))}
    </text>
  ));
}

interface LineProps {
  picture: Picture;
  cohort: Cohort | null;
  counts: readonly DayCount[];
  highest: number;
}

/** Broken on days with too few visits, because a line through such a day would invent a share. */
function Line({ picture, cohort, counts, highest }: LineProps) {
  const points = counts.map((count, day) => {
    const share = paidShare(count);
    return share === null ? null : ([dayX(day, counts.length, picture), shareY(share, highest, picture)] as const);
  });
  return unbroken(points).map((run) => {
    const [x, y] = run[0]!;
    return run.length === 1 ? (
      <path key={x} className={styles.dot} d={seriesOf(cohort).dot} transform={placed(x, y)} />
    ) : (
      <path key={x} className={styles.line} d={lineThrough(run)} />
    );
  });
}

/** The same numbers for people who do not see the picture. */
function Numbers({ days, lines }: LinesProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>Visit to paid, by day</caption>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            {lines.map(({ cohort }) => (
              <th key={cohort ?? 'all'} scope="col">
                {nameOf(cohort)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{shortDate(noon(day))}</th>
              {lines.map(({ cohort, counts }) => (
                <td key={cohort ?? 'all'}>{paidLabel(counts[index]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function summary(days: readonly string[], lines: readonly CohortDays[]): string {
  return [
    'Share of visitors who paid, by the day of their visit.',
    ...lines.map((line) => lineSummary(days, line)),
  ].join(' ');
}

/** The shares of the first and last drawn day, and of all days, because single days can hide the trend. */
function lineSummary(days: readonly string[], { cohort, counts }: CohortDays): string {
  const first = counts.findIndex((count) => paidShare(count) !== null);
  const last = lastDrawn(counts);
  const on = (day: number) => `${percentText(paidShare(counts[day]!)!)} on ${shortDate(noon(days[day]!))}`;
  if (first === last) return `${nameOf(cohort)}: ${on(first)}.`;
  const sum = (of: keyof DayCount) => counts.reduce((total, count) => total + count[of], 0);
  return `${nameOf(cohort)}: ${on(first)}, ${on(last)}, ${shareText(sum('paid'), sum('visits'))} over all days.`;
}

const nameOf = (cohort: Cohort | null): string => (cohort === null ? 'All quizzes' : `Cohort ${cohort}`);

function lastDrawn(counts: readonly DayCount[]): number {
  return counts.map((count) => paidShare(count) !== null).lastIndexOf(true);
}

function paidLabel({ visits, paid }: DayCount): string {
  if (visits === 0) return 'no visits';
  return visits < fewestForShare ? partText(paid, visits) : `${shareText(paid, visits)} (${partText(paid, visits)})`;
}

/** Noon in the device's time zone, so that the date is the same day in every zone. */
const noon = (day: string) => `${day}T12:00:00`;

import { formatMoney } from '#contract/format-money.ts';
import { dayAndMonth, spanDays } from '#contract/span-days.ts';
import { classNames } from '#web/ui/class-names.ts';
import chart from '../kit/chart.module.css';
import { Panel } from '../kit/panel.tsx';
import { dayMiddle, type Frame, type NetDay, namedDays, netTicks, valueY } from './net-scale.ts';
import { NetTable } from './net-table.tsx';

interface NetByDayProps {
  days: readonly NetDay[];
  currency: string;
  /** The number of days that the figures above cover. */
  chosen: number;
}

const pictures: readonly (Frame & { className: string; names: number })[] = [
  { width: 660, height: 292, left: 48, right: 650, top: 14, bottom: 258, className: 'only-wide', names: 5 },
  { width: 330, height: 190, left: 46, right: 322, top: 14, bottom: 158, className: 'only-narrow', names: 3 },
];

/** Net money of 28 days as bars, over the band in which 19 of 20 days of the weekday usually lie. */
export function NetByDay({ days, currency, chosen }: NetByDayProps) {
  const hasUsual = days.some(({ usual }) => usual !== null);
  return (
    <Panel
      title="Net by day"
      aside={
        <span className={chart.legend}>
          <span>
            <i className={chart.s} />
            <span>{`net, ${currency}`}</span>
          </span>
          {hasUsual && (
            <span>
              <i style={{ background: 'var(--band)', boxShadow: 'none' }} />
              19 of 20 usual days
            </span>
          )}
        </span>
      }
    >
      <div className={chart.plot}>
        {pictures.map(({ className, ...picture }) => (
          <div key={className} className={className}>
            <Plot picture={picture} days={days} currency={currency} chosen={chosen} />
          </div>
        ))}
        <NetTable days={days} currency={currency} />
      </div>
    </Panel>
  );
}

function Plot({ picture, days, currency, chosen }: NetByDayProps & { picture: Frame & { names: number } }) {
  const ticks = netTicks(days);
  const y = (minor: number) => valueY(minor, ticks, picture);
  const x = (index: number) => dayMiddle(index, days.length, picture);
  const width = ((picture.right - picture.left) / days.length) * 0.6;
  const since = days.length - Math.min(chosen, days.length);
  return (
    <svg
      className={chart.chart}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      role="img"
      aria-label={summary(days, currency)}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${picture.left} ${y(tick)}H${picture.right}`} className={chart.g} />
          <text x={picture.left - 8} y={y(tick) + 4} textAnchor="end">
            {formatMoney(tick, currency, 'short')}
          </text>
        </g>
      ))}
      <Band days={days} x={x} y={y} />
      {days.map(({ day, minor }, index) => (
        <rect
          key={day}
          x={x(index) - width / 2}
          y={Math.min(y(minor), y(0))}
          width={width}
          height={Math.abs(y(minor) - y(0))}
          rx={2}
          className={index >= since ? chart.br : chart.br2}
        />
      ))}
      <path d={`M${picture.left} ${y(0)}H${picture.right}`} className={chart.ax} />
      {namedDays(days.length, picture.names).map((index) => (
        <text key={index} x={x(index)} y={picture.height - 8} textAnchor={anchorOf(index, days.length)}>
          {dayAndMonth(days[index]!.day)}
        </text>
      ))}
      {since > 0 && (
        <>
          <path
            d={`M${(x(since - 1) + x(since)) / 2} ${picture.top}V${picture.bottom}`}
            className={classNames(chart.dash)}
          />
          <text x={(x(since - 1) + x(since)) / 2 + 6} y={picture.top + 5} className={chart.halo}>
            {`last ${days.length - since} days`}
          </text>
        </>
      )}
    </svg>
  );
}

interface BandProps {
  days: readonly NetDay[];
  x: (index: number) => number;
  y: (minor: number) => number;
}

/** The range in which 19 of 20 usual days lie; with gaps on days with too little history. */
function Band({ days, x, y }: BandProps) {
  return runs(days).map((run) => {
    const high = run.map(({ index, usual }) => `${x(index)} ${y(usual.high)}`);
    const low = run.map(({ index, usual }) => `${x(index)} ${y(usual.low)}`);
    return (
      <g key={run[0]!.index}>
        <path d={`M${[...high, ...low.reverse()].join('L')}Z`} className={chart.bnd} />
        <path d={`M${high.join('L')}M${low.reverse().join('L')}`} className={chart.edge} strokeDasharray="2 3" />
      </g>
    );
  });
}

type Known = { index: number; usual: NonNullable<NetDay['usual']> };

/** Neighbouring days whose usual range is known. */
function runs(days: readonly NetDay[]): Known[][] {
  const found: Known[][] = [];
  for (const [index, { usual }] of days.entries()) {
    if (usual === null) continue;
    const last = found.at(-1);
    if (last?.at(-1)?.index === index - 1) last.push({ index, usual });
    else found.push([{ index, usual }]);
  }
  return found;
}

const anchorOf = (index: number, count: number) => (index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle');

function summary(days: readonly NetDay[], currency: string): string {
  const values = days.map(({ minor }) => minor);
  const outside = days.filter(({ minor, usual }) => usual !== null && (minor < usual.low || minor > usual.high)).length;
  const usual =
    outside === 0 ? 'No day lies outside its usual range.' : `${outside} days lie outside their usual range.`;
  const [low, high] = [formatMoney(Math.min(...values), currency), formatMoney(Math.max(...values), currency)];
  return `Net money by day, ${spanDays(days[0]!.day, days.at(-1)!.day)}, from ${low} to ${high}. ${usual}`;
}

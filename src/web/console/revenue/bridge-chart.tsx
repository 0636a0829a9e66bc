import type { RevenueBridge } from '#contract/console/mrr.ts';
import { formatMoney } from '#contract/format-money.ts';
import chart from '../kit/chart.module.css';
import { axisFrom, type BridgeStep, bridgeSentence, bridgeSteps } from './bridge-steps.ts';
import { ChartFrame, type Frame } from './chart-frame.tsx';
import { countText, unitOf } from './format-figures.ts';
import { type MoneyTick, moneyAxis } from './money-axis.ts';
import { at, linear, type Scale } from './scale.ts';

const rowHeight = 29;

/** MRR from the start to the end of the month: a bar for each movement, hatched for those that lower it. */
export function BridgeChart({ bridge }: { bridge: RevenueBridge }) {
  const steps = bridgeSteps(bridge);
  const highest = Math.max(...steps.map(({ from, to }) => Math.max(from, to)), unitOf(bridge.currency));
  const ticks = moneyAxis(axisFrom(steps), highest, bridge.currency);
  const drawing = { steps, ticks, currency: bridge.currency };
  return (
    <ChartFrame
      label={bridgeSentence(bridge, steps)}
      wide={[1000, 274]}
      narrow={[330, steps.length * rowHeight + 8]}
      draw={(frame) => (frame.isNarrow ? <Rows {...drawing} frame={frame} /> : <Columns {...drawing} frame={frame} />)}
    />
  );
}

interface DrawingProps {
  steps: readonly BridgeStep[];
  ticks: readonly MoneyTick[];
  currency: string;
  frame: Frame;
}

function look({ kind }: BridgeStep, { hatch }: Frame) {
  if (kind === 'level') return { className: chart.br };
  return kind === 'more' ? { className: chart.br2 } : { fill: hatch, stroke: 'var(--text-3)' };
}

/** From its lower to its higher end, at least two pixels, so that a small movement is seen. */
function extent({ from, to, kind }: BridgeStep, y: Scale, low: number): { top: number; height: number } {
  const ends = [y(kind === 'level' ? low : from), y(to)] as const;
  return { top: Math.min(...ends), height: Math.max(2, Math.abs(ends[0] - ends[1])) };
}

function Columns({ steps, ticks, currency, frame }: DrawingProps) {
  const low = ticks[0]!.minor;
  const y = linear([low, ticks.at(-1)!.minor], [218, 26]);
  const left = 46;
  const each = (992 - left) / steps.length;
  return (
    <>
      {ticks.map(({ minor, text }) => (
        <g key={minor}>
          <path d={`M${left} ${at(y(minor))}H992`} className={chart.g} />
          <text x={left - 8} y={at(y(minor) + 4)} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {steps.map((step, i) => {
        const { top, height } = extent(step, y, low);
        const x = left + i * each + (each - 62) / 2;
        const middle = x + 31;
        return (
          <g key={step.id}>
            <rect x={at(x)} y={at(top)} width="62" height={at(height)} rx={height > 4 ? 3 : 1} {...look(step, frame)} />
            {i < steps.length - 1 && (
              <path d={`M${at(x + 62)} ${at(y(step.to))}H${at(x + each)}`} className={chart.ax} opacity=".7" />
            )}
            <text x={at(middle)} y={at(top - 6)} textAnchor="middle" className={`${chart.b1} ${chart.halo}`}>
              {step.text}
            </text>
            <text x={at(middle)} y="235" textAnchor="middle" className={step.kind === 'level' ? chart.b2 : undefined}>
              {step.name}
            </text>
            <text x={at(middle)} y="250" textAnchor="middle" className={chart.lt}>
              {countText(step.subscriptions)}
            </text>
          </g>
        );
      })}
      <path d={`M${left} 218H992`} className={chart.ax} />
      <text x={left} y="266" className={chart.lt}>
        {`${low === 0 ? '' : `The axis begins at ${formatMoney(low, currency, 'whole')}. `}Small figures: subscriptions concerned.`}
      </text>
    </>
  );
}

function Rows({ steps, ticks, frame }: DrawingProps) {
  const low = ticks[0]!.minor;
  const x = linear([low, ticks.at(-1)!.minor], [78, 262]);
  return steps.map((step, i) => {
    const { top: start, height: width } = extent(step, x, low);
    const y = i * rowHeight;
    return (
      <g key={step.id}>
        <text x="0" y={y + 18} className={step.kind === 'level' ? chart.b2 : undefined}>
          {step.name}
        </text>
        <rect x={at(start)} y={y + 4} width={at(width)} height="19" rx="3" {...look(step, frame)} />
        <text x="328" y={y + 18} textAnchor="end" className={`${chart.b1} ${chart.halo}`}>
          {step.text}
        </text>
      </g>
    );
  });
}

import { movementCopy } from '#contract/console/movement-copy.ts';
import type { RevenueBridge } from '#contract/console/mrr.ts';
import { formatMoney } from '#contract/format-money.ts';
import { dayMonthText } from './format-day.ts';
import { wholeChangeText } from './format-figures.ts';

/** One bar of the bridge from MRR at the start to MRR at the end. */
export interface BridgeStep {
  id: string;
  name: string;
  /** Start and end of the bar, in minor units. */
  from: number;
  to: number;
  kind: 'level' | 'more' | 'less';
  subscriptions: number;
  text: string;
}

/** The bars in order: the start, each movement beginning where the one before ended, and the end. */
export function bridgeSteps({ currency, from, to, start, movements, end }: RevenueBridge): BridgeStep[] {
  const level = (id: string, day: string, { minor, subscriptions }: typeof start): BridgeStep => ({
    id,
    name: dayMonthText(day),
    from: 0,
    to: minor,
    kind: 'level',
    subscriptions,
    text: formatMoney(minor, currency, 'whole'),
  });
  let reached = start.minor;
  const moved = movements.map(({ kind, subscriptions, minor }): BridgeStep => {
    const before = reached;
    reached += minor;
    return {
      id: kind,
      name: movementCopy[kind],
      from: before,
      to: reached,
      kind: minor < 0 ? 'less' : 'more',
      subscriptions,
      text: wholeChangeText(minor, currency),
    };
  });
  return [level('start', from, start), ...moved, level('end', to, end)];
}

/** The lowest value of the axis, above zero when the movements would otherwise be too small to see. */
export function axisFrom(steps: readonly BridgeStep[]): number {
  const places = steps.flatMap(({ from, to, kind }) => (kind === 'level' ? [to] : [from, to]));
  const [low, high] = [Math.min(...places), Math.max(...places)];
  return low > 0 && high - low < low / 2 ? low - (high - low) / 2 : 0;
}

/** The chart as a sentence, for screen readers. */
export function bridgeSentence(bridge: RevenueBridge, steps: readonly BridgeStep[]): string {
  const [start, end] = [steps[0]!, steps.at(-1)!];
  const moved = steps.slice(1, -1).map(({ name, text }) => `${name} ${text}`);
  return `MRR from ${start.text} on ${start.name} to ${end.text} on ${end.name}: ${moved.join(', ')}. In ${bridge.currency}.`;
}

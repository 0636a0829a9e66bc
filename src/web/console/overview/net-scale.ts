import type { Overview } from '#contract/console/overview.ts';

export type NetDay = Overview['net_by_day'][number];

/** Round ticks from the lowest (0 or below) to the highest value, in minor units. At most five steps. */
export function netTicks(days: readonly NetDay[]): number[] {
  const values = days.flatMap(({ minor, usual }) => (usual === null ? [minor] : [minor, usual.low, usual.high]));
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundStep((highest - lowest) / 4 || 100);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** The smallest of 1, 2, 5, 10, 20 … that is at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((one) => one * power >= least) ?? 10) * power;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function valueY(minor: number, ticks: readonly number[], { top, bottom }: Frame): number {
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  return bottom - ((minor - low) / (high - low)) * (bottom - top);
}

/** The middle of a day's bar. */
export function dayMiddle(index: number, count: number, { left, right }: Frame): number {
  return left + ((index + 0.5) / count) * (right - left);
}

/** The days whose names fit under the chart: the first, the last, and some between. */
export function namedDays(count: number, most: number): number[] {
  if (count <= 1) return count === 1 ? [0] : [];
  const steps = Math.min(most - 1, count - 1);
  return Array.from({ length: steps + 1 }, (_, i) => Math.round((i * (count - 1)) / steps));
}

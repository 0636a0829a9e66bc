import { type Interval, usualZ } from './interval.ts';

/**
 * The 95 % interval of a share (E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference",
 * JASA 22, 1927). Null without anybody.
 */
export function wilsonInterval(part: number, all: number, z = usualZ): Interval | null {
  if (all === 0) return null;
  const share = part / all;
  const square = z * z;
  const middle = share + square / (2 * all);
  const half = z * Math.sqrt((share * (1 - share)) / all + square / (4 * all * all));
  const scale = 1 + square / all;
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}

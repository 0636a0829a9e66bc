import { locale } from '#contract/format-price.ts';
import { fewestForShare } from '#statistics/ripeness.ts';

export type Direction = 'up' | 'down' | 'same' | 'unknown';

export interface Change {
  /** The text under a figure: `+0.21 pts`, `-6.1%`, `new` or `n/a`. */
  label: string;
  direction: Direction;
}

const unknown: Change = { label: 'n/a', direction: 'unknown' };

/**
 * How a figure changed since the days before: shares (0 to 1) in points, money in percent. Counts change in percent
 * too, but below 30 by their difference, which then says more. A null figure is unknown.
 */
export function changeOf(now: number | null, before: number | null, kind: 'share' | 'count' | 'money'): Change {
  if (now === null || before === null) return unknown;
  if (now === before) return { label: 'no change', direction: 'same' };
  if (kind === 'share') return changeInPoints(100 * (now - before));
  return kind === 'count' && before < fewestForShare ? changeInCount(now - before) : changeInPercent(now, before);
}

/** A share, and whether it can still grow. */
export interface WindowedShare {
  count: number;
  of: number;
  isOpen: boolean;
}

/** How a share changed; null when one of the two has too few people or can still grow. */
export function shareChange(now: WindowedShare, before: WindowedShare): Change | null {
  if ([now, before].some(({ of, isOpen }) => isOpen || of < fewestForShare)) return null;
  return changeOf(now.count / now.of, before.count / before.of, 'share');
}

/** Null without a rise or a fall. */
export function isGood(direction: Direction, wanted: 'more' | 'less'): boolean | null {
  if (direction !== 'up' && direction !== 'down') return null;
  return (direction === 'up') === (wanted === 'more');
}

function changeInPoints(points: number): Change {
  // 9.996 shows as 10.0, so the rounded number decides.
  const decimals = Math.abs(Number(points.toFixed(2))) < 10 ? 2 : 1;
  return described(points, decimals, ' pts');
}

function changeInCount(more: number): Change {
  const label = more.toLocaleString(locale, { signDisplay: 'always' });
  return { label, direction: more > 0 ? 'up' : 'down' };
}

function changeInPercent(now: number, before: number): Change {
  if (before === 0) return now > 0 ? { label: 'new', direction: 'up' } : unknown;
  // Revenue is below 0 after more refunds than charges, and a percentage of that would mean nothing.
  if (before < 0) return unknown;
  const percent = (100 * (now - before)) / before;
  return described(percent, Math.abs(Number(percent.toFixed(1))) < 1000 ? 1 : 0, '%');
}

function described(change: number, decimals: number, unit: string): Change {
  if (Number(change.toFixed(decimals)) === 0) return { label: 'about the same', direction: 'same' };
  const number = change.toLocaleString(locale, {
    signDisplay: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return { label: `${number}${unit}`, direction: change > 0 ? 'up' : 'down' };
}

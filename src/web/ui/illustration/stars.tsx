import { at, type Point, placed } from './geometry.ts';

/** Stars are dots, all of one size. */
export function Stars({ spots, size }: { spots: readonly Point[]; size: number }) {
  const d = spots.map(([x, y]) => `M${at(x, y)}h.1`).join('');
  return <path d={d} stroke="var(--il-string)" strokeWidth={size} strokeLinecap="round" opacity=".8" />;
}

/** A crescent about 90 high. */
export function Moon({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <path transform={placed(x, y, scale)} d="M22 -42A46 46 0 1 0 40 34A58 58 0 0 1 22 -42Z" fill="var(--il-sun)" />
  );
}

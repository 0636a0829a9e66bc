import { at } from './geometry.ts';
import { bowColours } from './palette.ts';

/** Dots of colour in the grass. */
export function Flowers({ spots, size }: { spots: readonly (readonly [number, number])[]; size: number }) {
  return spots.map(([x, y], index) => {
    const colour = ['#F4F9FF', ...bowColours][index % 4];
    return <path key={at(x, y)} d={`M${at(x, y)}h.1`} stroke={colour} strokeWidth={size} strokeLinecap="round" />;
  });
}

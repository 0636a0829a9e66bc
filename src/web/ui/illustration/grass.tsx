import { placed } from './geometry.ts';

/** x, y, scale. */
export type TuftAt = readonly [number, number, number];

/** Tufts of grass on the nearest hill. `lean` is how far the wind bends them, 0 to 1. */
export function Grass({ tufts, lean = 0.2 }: { tufts: readonly TuftAt[]; lean?: number }) {
  const blade = (x: number, length: number) => {
    const over = x + length * lean;
    return `M${x} 0Q${x} ${-length * 0.6} ${over + x * 0.5} ${-length * (1 - lean * 0.35)}`;
  };
  const tuft = `${blade(-5, 11)}${blade(0, 16)}${blade(5, 10)}`;
  return (
    <g fill="none" stroke="var(--il-hill-2)" strokeWidth="2.6" strokeLinecap="round">
      {tufts.map(([x, y, scale]) => (
        <path key={`${x},${y}`} transform={placed(x, y, scale)} d={tuft} />
      ))}
    </g>
  );
}

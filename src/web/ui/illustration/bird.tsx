import { placed } from './geometry.ts';

/** A bird far away. */
export function Bird({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <path
      transform={placed(x, y, scale)}
      d="M-9 -2Q-4 -6 0 0Q4 -6 9 -2"
      fill="none"
      stroke="var(--il-string)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity=".6"
    />
  );
}

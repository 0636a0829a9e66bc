import { placed } from './geometry.ts';

/** The reel for the string. */
export function Reel({ x, y, scale, turn = 0 }: { x: number; y: number; scale: number; turn?: number }) {
  return (
    <g transform={placed(x, y, scale, turn)} strokeLinecap="round">
      <path d="M-12 0H12" stroke="var(--k4)" strokeWidth="4" />
      <rect x="-6" y="-6" width="12" height="12" rx="3" fill="#F4F9FF" />
      <path d="M-6 -2.5H6M-6 2H6" stroke="var(--il-hill-2)" strokeWidth="1.4" />
      <path d="M-7 -8V8M7 -8V8" stroke="var(--k2)" strokeWidth="3.6" />
    </g>
  );
}

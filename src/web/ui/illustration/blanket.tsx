import { placed } from './geometry.ts';

interface BlanketProps {
  x: number;
  y: number;
  scale: number;
  colour?: string;
  stripe?: string;
}

/** A striped picnic blanket on the ground, 150 wide; its middle is the origin. */
export function Blanket({ x, y, scale, colour = '#F4F9FF', stripe = 'var(--k1)' }: BlanketProps) {
  return (
    <g transform={placed(x, y, scale)} strokeLinejoin="round" strokeWidth="5">
      <path d="M-56 -9H58L74 9H-74Z" fill={colour} stroke={colour} />
      <path
        d="M-44 -11.5L-60 11.5M-22 -11.5L-30 11.5M0 -11.5V11.5M22 -11.5L30 11.5M46 -11.5L60 11.5"
        stroke={stripe}
        strokeWidth="4"
      />
    </g>
  );
}

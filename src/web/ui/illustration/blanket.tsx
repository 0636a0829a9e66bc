import { placed } from './geometry';

/** A striped picnic blanket, seen from the side it is entered; its middle is the origin. 150 wide. */
export function Blanket({ x, y, scale, colour = '#F4F9FF' }: { x: number; y: number; scale: number; colour?: string }) {
  return (
    <g transform={placed(x, y, scale)}>
      <path d="M-56 -9H58L74 9H-74Z" fill={colour} stroke={colour} strokeWidth="5" strokeLinejoin="round" />
      <path d="M-38 -11L-50 11H-36L-27 -11ZM-4 -11L-6 11H9L7 -11ZM30 -11L38 11H52L41 -11Z" fill="var(--k1)" />
    </g>
  );
}

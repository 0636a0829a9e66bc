import { type Point, placed } from './geometry';
import { trousers } from './palette';

interface PersonProps {
  x: number;
  y: number;
  scale: number;
  /** Where the raised hand is, from the feet. */
  hand?: Point;
  shirt?: string;
  skin?: string;
  sitting?: boolean;
}

/** Two shapes and a head, no face. The feet are the origin. */
export function Person({ x, y, scale, hand = [12, -34], shirt = 'var(--il-shirt)', skin, sitting }: PersonProps) {
  const skinColour = skin ?? 'var(--il-skin)';
  const headY = sitting ? -28 : -37.4;
  return (
    <g transform={placed(x, y, scale)}>
      {sitting ? <SittingBody shirt={shirt} /> : <StandingBody shirt={shirt} />}
      <path
        d={`M3 ${sitting ? -18 : -26}L${hand[0]} ${hand[1]}`}
        stroke={shirt}
        strokeWidth="4.4"
        strokeLinecap="round"
      />
      <circle cx={hand[0]} cy={hand[1]} r="2.5" fill={skinColour} />
      <circle cy={headY} r="6.2" fill={skinColour} />
      <path d={`M-6.4 ${headY}a6.4 6.4 0 0 1 12.8 0c-3 -2.4 -9 -2.6 -12.8 0Z`} fill="var(--il-ink)" />
    </g>
  );
}

function StandingBody({ shirt }: { shirt: string }) {
  return (
    <>
      <path
        d="M-5 0L-3.2 -15H3.2L5 0"
        fill="none"
        stroke={trousers}
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-7.4 -13C-8 -24 -6 -31 0 -31S8 -24 7.4 -13Z" fill={shirt} />
    </>
  );
}

function SittingBody({ shirt }: { shirt: string }) {
  return (
    <>
      <path d="M-9 0C-12 -10 -9 -22 0 -22S10 -12 9 0Z" fill={shirt} />
      <path d="M-6 0C2 -7 14 -8 20 0Z" fill={trousers} />
    </>
  );
}

import { at, type Point } from './geometry.ts';
import { trousers } from './palette.ts';

/** How somebody stands or sits. */
export interface Stance {
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise; negative is against the wind. */
  lean?: number;
  /** Looks to the left, against the wind, instead of to the right. */
  turned?: boolean;
  /** The raised hand, relative to the feet. */
  hand?: Point;
}

interface PersonProps extends Stance {
  shirt?: string;
  skin?: string;
  sitting?: boolean;
}

const raised: Point = [12, -34];

/** Two shapes and a head, no face. The feet are the origin. */
export function Person({ hand = raised, shirt = 'var(--il-shirt)', skin, sitting, ...stance }: PersonProps) {
  const skinColour = skin ?? 'var(--il-skin)';
  const headY = sitting ? -28 : -37.4;
  return (
    <g transform={standing(stance)}>
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

/** The hand in the picture's units, where a string can begin. */
export function handOf({ x, y, scale, lean = 0, turned, hand = raised }: Stance): Point {
  const angle = (lean * Math.PI) / 180;
  const dx = hand[0] * scale * (turned ? -1 : 1);
  const dy = hand[1] * scale;
  return [x + dx * Math.cos(angle) - dy * Math.sin(angle), y + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

function standing({ x, y, scale, lean = 0, turned }: Stance): string {
  const size = turned ? `${at(-scale)} ${at(scale)}` : at(scale);
  return `translate(${at(x, y)})${lean ? ` rotate(${lean})` : ''} scale(${size})`;
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

import type { ReactNode } from 'react';
import type { BowKind } from '#training/engines/count-the-bows/bows.ts';
import { placed } from '#web/ui/illustration/geometry.ts';

const wings = 'M0 0L-26 -15V15ZM0 0L26 -15V15Z';
/** The same by day and by night. */
const colours: Readonly<Record<BowKind, string>> = {
  plain: '#FFBF3F',
  stripe: '#5AA2E6',
  dot: '#F2512B',
  ring: '#2B8A63',
  cross: '#7A63CF',
  half: '#E06C88',
};

/* White parts inside the wings, so that no clip path is needed. */
const patterns: Readonly<Record<BowKind, ReactNode>> = {
  plain: null,
  stripe: <path d="M-22 -13.500V13.500M-14 -9V9M14 -9V9M22 -13.500V13.500" stroke="#fff" strokeWidth="4" />,
  dot: (
    <g fill="#fff">
      {[-20, 20].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-6" r="3" />
          <circle cx={x} cy="6" r="3" />
          <circle cx={x * 0.6} r="2.6" />
        </g>
      ))}
    </g>
  ),
  ring: (
    <g fill="none" stroke="#fff" strokeWidth="3">
      <circle cx="-18" r="5" />
      <circle cx="18" r="5" />
    </g>
  ),
  cross: (
    <path
      d="M-22.500 -4.500l9 9M-13.500 -4.500l-9 9M13.500 -4.500l9 9M22.500 -4.500l-9 9"
      stroke="#fff"
      strokeWidth="3.2"
      strokeLinecap="round"
    />
  ),
  half: <path d="M-2 0L-26 -15V15Z" fill="#fff" />,
};

interface PatternBowProps {
  kind: BowKind;
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
}

/** One of the six bows, inside a picture; they differ in colour and in pattern. */
export function PatternBow({ kind, x = 0, y = 0, scale = 1, turn = 0 }: PatternBowProps) {
  const colour = colours[kind];
  return (
    <g transform={placed(x, y, scale, turn)}>
      <path d={wings} fill={colour} stroke={colour} strokeWidth="6" strokeLinejoin="round" />
      {patterns[kind]}
      <rect x="-5" y="-6.5" width="10" height="13" rx="4" fill={colour} stroke="#fff" strokeWidth="1.6" />
    </g>
  );
}

interface SlotProps {
  x: number;
  y: number;
  turn: number;
  scale: number;
  /** The next bow goes here. */
  isNext: boolean;
}

/** A place for a bow that is still missing. */
export function Slot({ x, y, turn, scale, isNext }: SlotProps) {
  return (
    <path
      transform={placed(x, y, scale, turn)}
      d={wings}
      fill="var(--surface)"
      stroke={isNext ? 'var(--accent-deep)' : 'var(--il-string)'}
      opacity={isNext ? 1 : 0.6}
      strokeWidth={isNext ? 3 : 1.8}
      strokeLinejoin="round"
      strokeDasharray={isNext ? undefined : '3 4'}
    />
  );
}

/** A bow as a picture of its own; without a name it is decoration. */
export function BowPicture({ kind, name }: { kind: BowKind; name?: string }) {
  return (
    <svg viewBox="-31 -20 62 40" role={name && 'img'} aria-label={name} aria-hidden={name === undefined || undefined}>
      <PatternBow kind={kind} scale={0.95} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import type { IntroPicture } from '#web/training/play/intro-picture.ts';
import { at, placed } from '#web/ui/illustration/geometry.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Cord } from '#web/ui/illustration/tail.tsx';
import { PatternBow, Slot } from './pattern-bow.tsx';

const Picture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 110 110" aria-hidden="true">
    {children}
  </svg>
);
const places = [
  { x: 42, y: 59, turn: 34, scale: 0.5 },
  { x: 66, y: 74, turn: 12, scale: 0.5 },
  { x: 91, y: 69, turn: -30, scale: 0.5 },
] as const;
const [first, second, third] = places;
const Tail = () => (
  <>
    <Kite x={25} y={27} scale={0.62} turn={-24} />
    <Cord d={`M${at(35, 52)}C${at(42, 64, 50, 66, 60, 72)}S${at(82, 78, 104, 60)}`} width={1.8} opacity={1} />
  </>
);

const Key = ({ x, y, isPressed, children }: { x: number; y: number; isPressed?: boolean; children: ReactNode }) => (
  <g transform={placed(x, y)}>
    <rect
      x="-22"
      y="-17"
      width="44"
      height="34"
      rx="10"
      fill={isPressed ? 'var(--accent-soft)' : 'var(--surface)'}
      stroke={isPressed ? 'var(--accent)' : 'var(--line)'}
      strokeWidth={isPressed ? 2.5 : 1.5}
    />
    {children}
  </g>
);

export const introPictures: readonly IntroPicture[] = [
  {
    picture: (
      <Picture>
        <Tail />
        <Slot {...first} isNext={false} />
        <PatternBow kind="stripe" {...second} />
        <Slot {...third} isNext={false} />
      </Picture>
    ),
    caption: 'Watch the bows.',
  },
  {
    picture: (
      <Picture>
        {(['plain', 'stripe', 'dot', 'ring'] as const).map((kind, index) => (
          <Key key={kind} x={30 + (index % 2) * 50} y={35 + Math.floor(index / 2) * 40} isPressed={kind === 'stripe'}>
            <PatternBow kind={kind} scale={0.5} />
          </Key>
        ))}
      </Picture>
    ),
    caption: 'Press them in the same order.',
  },
  {
    picture: (
      <Picture>
        <Tail />
        <PatternBow kind="dot" {...first} />
        <PatternBow kind="stripe" {...second} />
        <PatternBow kind="plain" {...third} />
      </Picture>
    ),
    caption: 'See how the tails compare.',
  },
];

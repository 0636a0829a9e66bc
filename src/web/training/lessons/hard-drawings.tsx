import type { ReactNode } from 'react';
import type { Engine } from '#training/exercises/engine.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Bow } from '#web/ui/illustration/tail.tsx';
import { CloudShape, dashed, Knot, line, Sheet } from './lesson-parts.tsx';

const bows = ['#F2512B', '#FFBF3F', '#5AA2E6', '#2B8A63', '#A794EE', '#C53A1A'];

/** What is hard in each exercise, on a grid of 240 by 180. */
export const hardDrawings: Readonly<Record<Engine, ReactNode>> = {
  'hold-the-line': (
    <>
      <path d="M20 150C70 130 110 110 130 84S190 40 222 34" {...dashed} />
      <path d="M222 150C176 132 136 112 116 84S56 40 20 34" {...dashed} />
      <Kite x={104} y={92} scale={0.8} turn={-18} />
      <Kite x={140} y={84} scale={0.8} turn={18} />
      <Kite x={40} y={112} scale={0.5} turn={12} colours="sky" />
      <Kite x={204} y={108} scale={0.5} turn={-12} colours="sky" />
    </>
  ),
  'count-the-bows': (
    <>
      <path d="M4 76C60 50 96 108 140 84S200 66 238 88" {...line} />
      {bows.map((colour, place) => (
        <g key={colour} opacity={Math.min(1, 0.2 + place * 0.18)}>
          <Bow x={24 + place * 38} y={74 + (place % 2) * 14} turn={place % 2 ? 14 : -12} scale={1.7} colour={colour} />
        </g>
      ))}
    </>
  ),
  'wait-for-the-gust': (
    <>
      <path d="M10 40H92M10 66H78M10 118H74M10 144H92" {...line} opacity={0.35} />
      <path d="M6 92H150c26 0 28-40 4-40-14 0-18 12-14 20" {...line} strokeWidth={7} />
      <Kite x={196} y={92} scale={0.95} turn={64} />
    </>
  ),
  'change-course': (
    <>
      <path d="M196 40C160 44 140 58 126 78" {...dashed} />
      <g opacity={0.35}>
        <Kite x={200} y={46} scale={0.8} turn={70} />
      </g>
      <Kite x={110} y={104} scale={1.1} turn={-8} />
      <path d="M96 62C90 34 68 18 34 20M48 8L32 20L46 34" {...line} strokeWidth={4} />
    </>
  ),
  'chart-the-wind': (
    <>
      <path d="M30 140C70 140 60 96 104 98S140 60 176 62 196 30 220 26" {...dashed} />
      {[
        [30, 140],
        [88, 110],
        [128, 82],
        [172, 62],
        [216, 30],
      ].map(([x, y], place) => (
        <Knot key={x} x={x!} y={y!} isFull={place === 0} />
      ))}
    </>
  ),
  breath: (
    <>
      <circle cx="120" cy="88" r="66" fill="var(--surface)" opacity=".4" />
      <circle cx="120" cy="88" r="44" fill="var(--il-sun)" />
      <path d="M20 90C40 60 56 60 70 90S96 116 106 90 124 72 132 90 146 100 152 90H220" {...line} strokeWidth={3} />
    </>
  ),
  'weather-report': (
    <>
      <CloudShape x={24} y={70} scale={1.25} />
      <CloudShape x={124} y={64} scale={1.35} />
      <circle cx="96" cy="40" r="13" fill="var(--il-sun)" />
      <path d="M176 34l10 16M190 30l10 16M162 38l10 16" {...line} opacity={0.6} />
    </>
  ),
  'cloud-and-window': (
    <>
      {[
        [10, 20, 0.7],
        [96, 4, 0.9],
        [174, 36, 0.62],
        [20, 90, 0.95],
        [128, 84, 1.1],
      ].map(([x, y, scale]) => (
        <CloudShape key={x} x={x!} y={y!} scale={scale!} />
      ))}
    </>
  ),
  'one-knot': (
    <>
      <rect x="44" y="16" width="152" height="120" rx="26" fill="var(--il-hill-3)" />
      <path d="M4 150C40 150 60 150 96 150" {...line} />
      <Knot x={108} y={150} isFull />
      <path d="M120 150H236" {...dashed} />
    </>
  ),
  'guess-then-look': (
    <>
      <path d="M30 60H120" {...line} strokeWidth={10} />
      <path d="M30 110H214" stroke="#F2512B" strokeWidth={10} strokeLinecap="round" fill="none" />
      {[70, 116, 160].map((x) => (
        <path key={x} d={`M${x} 96v28`} {...line} strokeWidth={3} />
      ))}
    </>
  ),
  'evening-pages': (
    <>
      <path d="M150 20a44 44 0 1 0 34 72 36 36 0 1 1-34-72z" fill="var(--il-sun)" />
      <Sheet x={28} y={30} turn={-10} />
      <Sheet x={76} y={76} turn={8} />
    </>
  ),
  'kind-words': (
    <>
      <Sheet x={70} y={14} turn={-4} scale={1.7} />
      <Bow x={176} y={130} turn={-14} scale={1.6} colour="#FFBF3F" />
    </>
  ),
  wave: (
    <>
      <path d="M16 140C60 120 90 90 112 66" {...dashed} />
      <Kite x={126} y={48} scale={0.9} turn={30} />
      <CloudShape x={140} y={66} scale={1.1} />
    </>
  ),
  clocks: (
    <>
      <path d="M14 130C60 40 180 40 226 130" {...dashed} />
      <circle cx="120" cy="64" r="24" fill="var(--il-sun)" />
      <Kite x={30} y={56} scale={0.55} turn={-30} colours="sky" />
      <Kite x={206} y={46} scale={0.55} turn={34} colours="sky" />
    </>
  ),
};

import type { ReactNode } from 'react';
import type { ExerciseIdOf } from '#training/exercises/exercises.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Person } from '#web/ui/illustration/person.tsx';
import { Bow } from '#web/ui/illustration/tail.tsx';
import { Sun } from '#web/ui/illustration/weather.tsx';
import { EdgedCloud, edged, Ground, Knot, Stroke } from './drawing-parts.tsx';

type Calm = 'breath' | 'clocks' | 'weather-report' | 'cloud-and-window';

/** The pictures of what one breathes, rests and looks with. */
export const drawnCalm: Readonly<Record<ExerciseIdOf<Calm>, ReactNode>> = {
  settle: (
    <>
      <circle cx="36" cy="36" r="25" fill="var(--surface)" opacity=".45" />
      <Sun x={36} y={36} radius={16} />
      <Ground y={47} shade={2} swing={8} />
      <Ground y={60} shade={3} swing={6} />
    </>
  ),
  'long-tail': (
    <>
      <Stroke d="M19 32C26 50 38 30 48 42S66 62 132 44" />
      <Bow x={31} y={38} turn={10} scale={0.8} colour="#FFBF3F" />
      <Bow x={46} y={41} turn={60} scale={0.8} colour="#5AA2E6" />
      <Bow x={63} y={51} turn={10} scale={0.8} colour="#FF7E58" />
      <Kite x={13} y={18} scale={0.42} turn={-24} />
    </>
  ),
  'longer-out-than-in': (
    <>
      <path d="M-60 64C-20 62 0 58 8 44S20 23 28 24C44 27 60 58 132 64V130H-60Z" fill="var(--il-hill-2)" />
      <Ground y={64} shade={3} swing={4} />
      <Stroke d="M-6 53C4 45 10 32 18 23" width={2.4} dashed />
      <Stroke d="M40 29C49 40 60 50 78 55" width={2.4} dashed />
      <Kite x={28} y={15} scale={0.3} turn={8} />
    </>
  ),
  'slack-string': (
    <>
      <Sun x={56} y={20} radius={10} />
      <Ground y={52} shade={2} swing={9} />
      <Kite x={24} y={44} scale={0.44} turn={66} />
      <Stroke d="M32 47C46 40 44 58 54 54S58 42 64 48 80 60 132 44" />
      <Ground y={66} shade={3} swing={5} />
    </>
  ),
  'feet-on-the-hill': (
    <>
      <Ground y={44} shade={1} swing={10} />
      <path d="M-60 72C-10 68 10 46 36 46S84 68 132 72V130H-60Z" fill="var(--il-hill-3)" />
      <Person x={36} y={49} scale={0.98} hand={[10, -14]} />
    </>
  ),
  'one-thing': (
    <>
      <circle cx="36" cy="34" r="26" fill="var(--il-sun)" opacity=".75" />
      <Stroke d="M36 42C34 54 38 64 36 130" />
      <Kite x={36} y={28} scale={0.56} />
    </>
  ),
  'back-to-the-string': (
    <>
      <Stroke d="M36 44C48 29 58 18 132 -34" />
      <Stroke d="M36 44C28 56 34 66 20 130" faint />
      <path d="M-64 90L24 50" stroke="var(--il-shirt)" strokeWidth="15" strokeLinecap="round" />
      <circle cx="34" cy="45" r="9" fill="var(--il-skin)" />
    </>
  ),
  'keep-a-little-back': (
    <>
      <Stroke d="M50 22C62 12 70 22 132 -14" />
      <circle cx="34" cy="38" r="15" fill="var(--surface)" stroke="var(--k2)" strokeWidth="9" />
      <circle cx="34" cy="38" r="21" fill="none" stroke="var(--il-string)" strokeWidth="2.2" />
      <circle cx="34" cy="38" r="5" fill="var(--il-string)" />
    </>
  ),
  'weather-report': (
    <>
      <Sun x={24} y={26} radius={12} />
      <EdgedCloud x={20} y={20} scale={0.98} />
      <Knot x={24} y={61} filled />
      <Knot x={39} y={61} filled opacity={0.55} />
      <Knot x={54} y={61} filled opacity={0.25} />
    </>
  ),
  'let-the-cloud-pass': (
    <>
      <EdgedCloud x={6} y={12} scale={0.95} />
      <Stroke d="M50 24H66M54 32H70" width={2.2} />
      <Ground y={56} shade={2} />
      <Ground y={66} shade={3} swing={4} />
    </>
  ),
  'worry-window': (
    <>
      <rect x="15" y="8" width="42" height="48" rx="6" {...edged} fill="var(--il-hill-1)" />
      <Sun x={46} y={22} radius={7} />
      <path d="M20 46a5 5 0 0 1 .6 -10A9 9 0 0 1 37 37a4.500 4.500 0 0 1 .6 9z" fill="var(--il-cloud)" />
      <Stroke d="M36 9V55M16 31H56" width={2.2} />
      <rect x="9" y="55" width="54" height="7" rx="3.5" {...edged} />
    </>
  ),
};

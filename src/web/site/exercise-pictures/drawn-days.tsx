import type { ReactNode } from 'react';
import type { ExerciseIdOf } from '#training/exercises/exercises.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { shirts, skins } from '#web/ui/illustration/palette.ts';
import { Person } from '#web/ui/illustration/person.tsx';
import { Bow } from '#web/ui/illustration/tail.tsx';
import { Sun } from '#web/ui/illustration/weather.tsx';
import { edged, Ground, Knot, Paper, Stroke } from './drawing-parts.tsx';

type OfDays = 'one-knot' | 'guess-then-look' | 'evening-pages' | 'kind-words' | 'wave';

/** The pictures of what begins and closes a day, and of what is for people. */
export const drawnDays: Readonly<Record<ExerciseIdOf<OfDays>, ReactNode>> = {
  'one-knot-at-a-time': <Stroke d="M-60 46C0 44 20 22 33 22S50 52 38 52 27 22 43 22 62 44 132 40" width={3.2} />,
  'first-two-minutes': (
    <>
      <Ground y={50} shade={1} swing={8} />
      <Stroke d="M24 36C34 32 40 36 48 32" />
      <Kite x={51} y={27} scale={0.38} turn={34} />
      <Stroke d="M36 54C44 54 52 50 58 43" dashed />
      <Ground y={63} shade={3} swing={6} />
      <Person x={14} y={64} scale={0.86} hand={[12, -32]} />
    </>
  ),
  'just-the-knot': (
    <>
      <Stroke d="M-60 46C-14 30 10 36 36 38S82 50 132 30" width={3} />
      <Bow x={36} y={38} turn={3} scale={2.5} colour="#F2512B" />
      <rect x="31" y="32" width="10" height="12" rx="4" fill="var(--k3)" />
    </>
  ),
  'guess-then-look': (
    <>
      <circle cx="36" cy="37" r="22" {...edged} strokeWidth={2.5} />
      <Stroke d="M36 19.5v3M53.5 37h-3M36 54.500v-3M18.500 37h3" />
      <Stroke d="M36 37L27 42" width={2.5} />
      <Kite x={40.5} y={29} scale={0.27} turn={24} />
    </>
  ),
  'evening-horizon': (
    <>
      <path d="M47 40A18 18 0 0 1 27 16a18 18 0 1 0 20 24z" fill="var(--il-sun)" />
      <Ground y={52} shade={2} />
      <Ground y={62} shade={3} swing={6} />
    </>
  ),
  'park-the-day': (
    <>
      <Stroke d="M8 70V16M64 70V16" width={4} />
      <Stroke d="M8 20Q36 42 64 20" width={1.8} />
      <Kite x={21} y={38} scale={0.28} turn={-5} colours="sky" />
      <Kite x={36} y={42} scale={0.28} turn={2} />
      <Kite x={51} y={38} scale={0.28} turn={5} colours="leaf" />
      <Ground y={67} shade={3} swing={3} />
    </>
  ),
  'a-short-look-back': (
    <>
      <Sun x={46} y={42} radius={20} />
      <Ground y={52} shade={1} />
      <Ground y={60} shade={2} swing={5} />
      <Person x={27} y={61} scale={1.05} sitting hand={[13, -12]} />
      <Ground y={68} shade={3} swing={3} />
    </>
  ),
  'wave-across-the-hill': (
    <>
      <path d="M-60 58C-20 42 10 40 32 60S60 46 84 43 120 50 132 54V130H-60Z" fill="var(--il-hill-2)" />
      <Person x={11} y={50} scale={0.76} hand={[10, -44]} />
      <Person x={61} y={50} scale={0.76} hand={[-10, -44]} shirt={shirts.rose} skin={skins.brown} />
      <Stroke d="M24 12C30 6 42 6 48 12" dashed />
      <Ground y={66} shade={3} swing={4} />
    </>
  ),
  'one-real-question': (
    <>
      <path
        d="M18 12H56a8 8 0 0 1 8 8V32a8 8 0 0 1 -8 8H36L27 49V40H18a8 8 0 0 1 -8 -8V20a8 8 0 0 1 8 -8Z"
        {...edged}
        strokeLinejoin="round"
      />
      <Stroke d="M22 30H44c8 0 9 -10 2 -10.500c-4 0 -5 5 -1 6" width={2.6} />
      <Ground y={60} shade={2} swing={6} />
      <Ground y={67} shade={3} swing={3} />
    </>
  ),
  'a-kind-word': (
    <Paper x={16} y={12} width={40} height={48} turn={-5}>
      <path d="M36 47C28 41 24 37 24 32a6 6 0 0 1 12 -2.500a6 6 0 0 1 12 2.500C48 37 44 41 36 47z" fill="#F28AA0" />
    </Paper>
  ),
  'on-your-side': (
    <Paper x={15} y={12} width={42} height={48} turn={4}>
      <Knot x={26} y={25} filled />
      <Stroke d="M36 26H49M22 38H49M22 48H40" width={2.4} />
    </Paper>
  ),
};

import type { ReactNode } from 'react';
import type { ExerciseIdOf } from '#training/exercises/exercises.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Bow } from '#web/ui/illustration/tail.tsx';
import { edged, Knot, Stroke } from './drawing-parts.tsx';

type Task = 'hold-the-line' | 'count-the-bows' | 'chart-the-wind' | 'change-course' | 'wait-for-the-gust';

/** The pictures of the exercises with rounds. */
export const drawnTasks: Readonly<Record<ExerciseIdOf<Task>, ReactNode>> = {
  'hold-the-line': (
    <>
      <Kite x={15} y={24} scale={0.3} turn={-26} colours="sky" />
      <Kite x={34} y={15} scale={0.24} turn={16} colours="lilac" />
      <Stroke d="M2 66C20 44 40 58 53 34" />
      <Kite x={56} y={28} scale={0.5} turn={20} />
      <circle cx="27" cy="53" r="5" {...edged} />
    </>
  ),
  'count-the-bows': (
    <>
      <Stroke d="M-60 32C-14 20 14 46 38 40S84 26 132 34" />
      <Bow x={14} y={36} turn={24} scale={1.15} colour="#F2512B" />
      <Bow x={37} y={40} turn={0} scale={1.15} colour="#FFBF3F" />
      <Bow x={60} y={34} turn={-14} scale={1.15} colour="#5AA2E6" />
    </>
  ),
  'chart-the-wind': (
    <>
      <Stroke d="M8 61C24 61 16 40 32 38S42 20 56 18" />
      <Knot x={10} y={60} />
      <Knot x={24} y={46} />
      <Knot x={40} y={34} />
      <Kite x={57} y={20} scale={0.4} turn={40} />
    </>
  ),
  'change-course': (
    <>
      <Stroke d="M4 56C22 56 30 46 30 36S38 18 62 18" dashed />
      <Kite x={24} y={47} scale={0.46} turn={-90} colours="sky" />
      <Kite x={47} y={23} scale={0.46} turn={90} />
    </>
  ),
  'wait-for-the-gust': (
    <>
      <path
        d="M-14 30H34c8 0 9-12 2-12M-60 43H44c8 0 9 12 2 12M-12 56H22"
        fill="none"
        stroke="var(--il-wind)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Kite x={58} y={28} scale={0.44} turn={36} />
    </>
  ),
};

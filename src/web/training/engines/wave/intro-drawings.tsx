import type { ReactNode } from 'react';
import { hills, page, string } from '#web/training/guided/drawing-parts.tsx';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Person } from '#web/ui/illustration/person.tsx';

const person = (
  <>
    <circle cx="72" cy="28" r="12" fill="var(--il-sun)" />
    {hills}
    <Person x={42} y={76} scale={1.15} hand={[12, -40]} shirt="#5AA2E6" />
  </>
);
const send = (
  <>
    <path d="M14 80C30 76 44 62 56 42" {...string} strokeWidth="2" strokeDasharray="2 6" />
    <Kite x={64} y={32} scale={0.66} turn={28} />
    {hills}
  </>
);

/** The pictures of the introduction, on a grid of 96. */
export const introDrawings: readonly ReactNode[] = [person, page, send];

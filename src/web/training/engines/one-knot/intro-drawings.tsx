import type { ReactNode } from 'react';
import { card, lineOfText, string } from '#web/training/guided/drawing-parts.tsx';
import { Kite } from '#web/ui/illustration/kite.tsx';

const task = (
  <>
    <rect x="16" y="26" width="64" height="44" rx="12" {...card} />
    {lineOfText}
    <Kite x={74} y={26} scale={0.42} turn={20} />
  </>
);
const cut = (
  <>
    <path d="M10 62C24 62 24 40 38 40" {...string} strokeWidth="3.5" />
    <path d="M46 40C62 40 60 58 88 52" {...string} strokeWidth="2.5" strokeDasharray="2 7" />
    <path d="M42 28v24" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
  </>
);
const knot = <path d="M8 54C26 54 28 30 44 30S66 66 50 66 36 30 58 30 70 54 88 54" {...string} strokeWidth="4" />;

/** The pictures of the introduction, on a grid of 96. */
export const introDrawings: readonly ReactNode[] = [task, cut, knot];

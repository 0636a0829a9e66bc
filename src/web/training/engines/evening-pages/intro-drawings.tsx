import type { ReactNode } from 'react';
import { hills, string } from '#web/training/guided/drawing-parts.tsx';
import { Kite } from '#web/ui/illustration/kite.tsx';

const evening = (
  <>
    <circle cx="48" cy="66" r="19" fill="var(--il-sun)" />
    {hills}
  </>
);
const hung = (
  <>
    <path d="M8 26Q48 50 88 26" {...string} strokeWidth="2.5" />
    <path d="M30 35v6M66 35v6" {...string} strokeWidth="2.5" />
    <Kite x={30} y={54} scale={0.44} turn={-5} colours="sky" />
    <Kite x={66} y={54} scale={0.44} turn={5} />
  </>
);
const dark = (
  <>
    <rect width="96" height="96" fill="#0b0d1f" />
    <path d="M60 58A23 23 0 0 1 36 26a23 23 0 1 0 24 32z" fill="#f6e3b4" />
  </>
);

/** The pictures of the introduction, on a grid of 96. */
export const introDrawings: readonly ReactNode[] = [evening, hung, dark];

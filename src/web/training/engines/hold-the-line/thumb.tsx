import { thumbLine } from '#web/training/pictures/thumb-line.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';

/** On a grid of 72. */
export const thumb = (
  <>
    <path d="M8 50C24 20 40 46 64 14" {...thumbLine} strokeWidth="2" />
    <Kite x={54} y={25} scale={0.44} turn={20} />
    <circle cx="27" cy="37" r="5.5" fill="var(--surface)" stroke="var(--il-string)" strokeWidth="2.5" />
  </>
);

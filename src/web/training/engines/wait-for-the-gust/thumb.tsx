import { thumbLine } from '#web/training/pictures/thumb-line.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';

/** On a grid of 72. */
export const thumb = (
  <>
    <path d="M8 30H38c8 0 9-12 2-12M8 42H54c8 0 9 12 2 12M8 54H30" {...thumbLine} strokeWidth="3" />
    <Kite x={56} y={24} scale={0.34} turn={40} />
  </>
);

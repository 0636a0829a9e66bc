import { thumbLine } from '#web/training/pictures/thumb-line.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';

/** On a grid of 72. */
export const thumb = (
  <>
    <path d="M10 54C22 54 30 46 30 36S38 18 52 18" {...thumbLine} strokeWidth="2" strokeDasharray="1 6" />
    <Kite x={24} y={46} scale={0.42} turn={-90} colours="sky" />
    <Kite x={48} y={24} scale={0.42} turn={90} />
  </>
);

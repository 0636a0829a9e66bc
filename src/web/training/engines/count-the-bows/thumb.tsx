import { thumbLine } from '#web/training/pictures/thumb-line.ts';
import { Bow } from '#web/ui/illustration/tail.tsx';

/** On a grid of 72. */
export const thumb = (
  <>
    <path d="M6 38C20 28 34 48 66 32" {...thumbLine} strokeWidth="2" />
    <Bow x={18} y={35} turn={-6} scale={1.05} colour="#F2512B" />
    <Bow x={37} y={39} turn={14} scale={1.05} colour="#FFBF3F" />
    <Bow x={56} y={35} turn={-14} scale={1.05} colour="#5AA2E6" />
  </>
);

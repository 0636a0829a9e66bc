import { thumbLine } from '#web/training/pictures/thumb-line.ts';

/** On a grid of 72. */
export const thumb = (
  <path d="M6 40C20 40 22 22 34 22S50 50 38 50 28 22 44 22 52 40 66 40" {...thumbLine} strokeWidth="3" />
);

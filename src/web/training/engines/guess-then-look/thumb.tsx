import { thumbLine } from '#web/training/pictures/thumb-line.ts';

/** On a grid of 72. */
export const thumb = (
  <>
    <circle cx="36" cy="36" r="20" fill="var(--surface)" stroke="var(--il-string)" strokeWidth="2.5" />
    <path d="M36 24v12l9 5" {...thumbLine} strokeWidth="2.5" />
  </>
);

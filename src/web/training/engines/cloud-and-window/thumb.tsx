import { thumbLine } from '#web/training/pictures/thumb-line.ts';

/** On a grid of 72. */
export const thumb = (
  <>
    <path
      d="M18 44a8 8 0 0 1 .8-16A14 14 0 0 1 45 30a7 7 0 0 1 1 14z"
      fill="var(--il-cloud)"
      stroke="var(--il-string)"
      strokeWidth="2.4"
    />
    <path d="M0 62C18 52 40 66 72 56V72H0Z" fill="var(--il-hill-2)" />
    <path d="M48 22h14M52 30h12" {...thumbLine} strokeWidth="2" />
  </>
);

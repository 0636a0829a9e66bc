import { thumbLine } from '#web/training/pictures/thumb-line.ts';

/** On a grid of 72. */
export const thumb = (
  <>
    <path
      d="M36 54C24 45 17 38 17 29.500A9.500 9.500 0 0 1 36 25a9.500 9.500 0 0 1 19 4.500C55 38 48 45 36 54z"
      fill="#F28AA0"
    />
    <path d="M27 58C31 64 41 64 45 58" {...thumbLine} strokeWidth="2" />
  </>
);

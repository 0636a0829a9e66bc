import type { ReactNode } from 'react';

/** One of the three small pictures that explain an exercise; drawn on a 110 grid, over a sky. */
export interface IntroPicture {
  picture: ReactNode;
  /** A short sentence: what to do. */
  caption: string;
}

/** What the switch to an exercise's quiet form says, before it and in the pause. */
export interface QuietSwitch {
  label: string;
  note: string;
}

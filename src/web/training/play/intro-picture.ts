import type { ReactNode } from 'react';

/** One of the pictures that introduce an exercise. */
export interface IntroPicture {
  picture: ReactNode;
  /** A short request: "Read the sign." */
  caption: string;
}

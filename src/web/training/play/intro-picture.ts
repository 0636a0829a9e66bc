import type { ReactNode } from 'react';
import type { ExerciseId } from '#training/plan/exercises.ts';

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

/** How the quiet form of an exercise is introduced. */
export interface QuietIntro {
  pictures: readonly IntroPicture[];
  /** Where it is another exercise. */
  name?: string;
  /** What is done in it, for exercises of which the usual sentence is not true of it. */
  whats?: Readonly<Partial<Record<ExerciseId, string>>>;
}

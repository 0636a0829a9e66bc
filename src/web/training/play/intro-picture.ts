import type { ReactNode } from 'react';
import type { ExerciseId } from '#training/exercises/exercises.ts';

/** One of the three small pictures that explain an exercise, drawn on a grid of 110 over a sky. */
export interface IntroPicture {
  picture: ReactNode;
  /** A short sentence that says what to do. */
  caption: string;
}

/** The label of the switch to an exercise's quiet form, in the introduction and in the pause. */
export interface QuietSwitch {
  label: string;
  note: string;
}

/** The introduction of an exercise's quiet form. */
export interface QuietIntro {
  pictures: readonly IntroPicture[];
  /** The name of the quiet form, if it is another exercise. */
  name?: string;
  /** The instructions of the quiet form, for exercises whose usual sentence does not fit it. */
  whats?: Readonly<Partial<Record<ExerciseId, string | null>>>;
}

import { lazy, type ReactNode, Suspense } from 'react';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import styles from './thumb.module.css';

interface DrawingProps {
  id: ExerciseId;
}

/** An exercise's own drawing on a grid of 72, inside an SVG; an empty sky until the drawings have loaded, or if they fail to. */
export function ExerciseDrawing(props: DrawingProps) {
  return (
    <Suspense>
      <LoadedDrawing {...props} />
    </Suspense>
  );
}

// Loaded apart, because Today and the plan show their texts without waiting for all pictures.
const LoadedDrawing = lazy<(props: DrawingProps) => ReactNode>(() =>
  import('./exercise-drawings.tsx').then(
    ({ exerciseDrawings }) => ({ default: ({ id }) => exerciseDrawings[id] }),
    () => ({ default: () => null }),
  ),
);

interface ThumbProps extends DrawingProps {
  /** CSS pixels; 64 by default. */
  size?: 36 | 44 | 64;
}

/** The small picture of an exercise; no two have the same. */
export function Thumb({ id, size = 64 }: ThumbProps) {
  return (
    <span className={styles.thumb} style={{ width: size, height: size }}>
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <ExerciseDrawing id={id} />
      </svg>
    </span>
  );
}

/** The same picture in all of a wider or higher place, whose sky and ground go on. */
export function ExercisePicture({ id }: DrawingProps) {
  return (
    <span className={styles.picture}>
      <svg viewBox="0 4 72 64" aria-hidden="true">
        <ExerciseDrawing id={id} />
      </svg>
    </span>
  );
}

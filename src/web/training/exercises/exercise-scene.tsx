import type { ExerciseId } from '#training/exercises/exercises.ts';
import { ExerciseDrawing } from '#web/site/exercise-pictures/thumb.tsx';
import { Weather } from '#web/ui/illustration/weather.tsx';
import styles from './exercise-view.module.css';

/** An exercise's drawing in a landscape, to fill half a page. Its own ground, where it has one, hides the hills. */
export function ExerciseScene({ id }: { id: ExerciseId }) {
  return (
    <svg className={styles.scene} viewBox="-14 -16 100 100" aria-hidden="true">
      <Weather
        clouds={[
          [4, -16, 0.26, 0.75],
          [64, -8, 0.2, 0.6],
        ]}
      />
      <path d="M-160 76C-60 62 -10 88 34 74S130 62 240 76V180H-160Z" fill="var(--il-hill-1)" />
      <path d="M-160 88C-60 76 -10 96 34 84S130 76 240 88V180H-160Z" fill="var(--il-hill-3)" />
      <ExerciseDrawing id={id} />
    </svg>
  );
}

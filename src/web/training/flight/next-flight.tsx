import type { Exercise } from '#training/exercises/exercises.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import styles from './next-flight.module.css';

interface NextFlightProps {
  exercise: Exercise;
  /** Whether the next day is a day of training. */
  isTomorrow: boolean;
}

/** What comes on the next day: the first exercise of its plan. */
export function NextFlight({ exercise, isTomorrow }: NextFlightProps) {
  return (
    <div className={styles.next}>
      <Thumb id={exercise.id} />
      <p>
        <span className={styles.when}>{isTomorrow ? 'Tomorrow' : 'Next flight'}</span>
        <b>{exercise.name}</b>
      </p>
    </div>
  );
}

import type { Exercise } from '#training/exercises/exercises.ts';
import type { TodayItem } from '#training/today/today.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Marker } from '#web/ui/marker.tsx';
import styles from './exercise-cards.module.css';

interface ExerciseCardsProps {
  items: readonly TodayItem[];
  /** Null where exercises cannot be opened. */
  onOpen: ((exercise: Exercise) => void) | null;
  onEvidence(exercise: Exercise): void;
}

/** The exercises of the day, each with a button to its evidence. */
export function ExerciseCards({ items, onOpen, onEvidence }: ExerciseCardsProps) {
  return (
    <ol className={styles.cards}>
      {items.map(({ exercise, minutes, serves, isDone }) => (
        <li key={exercise.id} className={styles.card}>
          <Thumb id={exercise.id} size={44} />
          <button type="button" className={styles.open} disabled={onOpen === null} onClick={() => onOpen?.(exercise)}>
            <b>{exercise.name}</b>
            <span className="visually-hidden">
              {`${serves !== null ? `, for: ${serves.label}` : ''}, ${isDone ? 'done' : `${minutes} minutes`}`}
            </span>
          </button>
          <span className={styles.side}>
            {isDone ? (
              <Marker kind="one" on />
            ) : (
              <span className={`${styles.minutes} number`} aria-hidden="true">
                {`${minutes} min`}
              </span>
            )}
            <button
              type="button"
              className={`icon-button ${styles.info}`}
              aria-label={`What is known about ${exercise.name}`}
              onClick={() => onEvidence(exercise)}
            >
              <Icon name="info" />
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}

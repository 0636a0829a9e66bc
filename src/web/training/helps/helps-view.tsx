import type { ReactNode } from 'react';
import { type Exercise, exerciseKinds } from '#training/exercises/exercises.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './helps-view.module.css';

interface HelpsViewProps {
  onOpen(exercise: Exercise): void;
  /** The help that was just done; null before. */
  done: Exercise | null;
  /** The link to help from people. */
  children: ReactNode;
}

/** The one-minute helps, outside of any plan and as often as one likes. */
export function HelpsView({ onOpen, done, children }: HelpsViewProps) {
  return (
    <div className="stack">
      <div>
        <h1 tabIndex={-1}>When it gets windy</h1>
        <p className="muted" role="status">
          {done === null
            ? 'One minute each. Take the one that fits now.'
            : `${done.name}, done. Stay as long as you like.`}
        </p>
      </div>
      <ul className={styles.helps}>
        {exerciseKinds.helps.map((exercise) => (
          <li key={exercise.id}>
            <button type="button" className={styles.help} onClick={() => onOpen(exercise)}>
              <Thumb id={exercise.id} />
              <span>
                <b>{exercise.name}</b>
                <span className="small muted">{exercise.what}</span>
              </span>
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

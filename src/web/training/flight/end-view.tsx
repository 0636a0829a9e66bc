import type { ReactNode } from 'react';
import type { Exercise } from '#training/exercises/exercises.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { FlightScene } from '../pictures/today-scenes.tsx';
import styles from './end-view.module.css';

/** A finished exercise and a fact about it: "22 rounds. All kites found in 15". */
export interface DoneFact {
  exercise: Exercise;
  fact: string;
}

interface EndViewProps {
  title: string;
  /** "Three exercises, eleven minutes." */
  size: string;
  facts: readonly DoneFact[];
  /** Bows of the usual scene; all are full. */
  bows: number;
  /** Questions and notes under the facts. */
  children?: ReactNode;
  buttons: ReactNode;
}

/** The end of an exercise or of a round of measuring: a scene, and facts of each exercise. */
export function EndView({ title, size, facts, bows, children, buttons }: EndViewProps) {
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <FlightScene across bows={Array.from({ length: Math.max(1, bows) }, () => true)} />
      </div>
      <main id="main" className={styles.sheet}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="muted">{size}</p>
        </div>
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map(({ exercise, fact }) => (
              <li key={exercise.id}>
                <Thumb id={exercise.id} size={44} />
                <span>
                  <b>{exercise.name}</b>
                  <span className={styles.fact}>{fact}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {children}
        <div className={styles.buttons}>{buttons}</div>
      </main>
    </div>
  );
}

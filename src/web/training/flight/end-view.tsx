import type { ReactNode } from 'react';
import type { Exercise } from '#training/exercises/exercises.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Note } from '#web/ui/note.tsx';
import { Thumb } from '../engines/thumb.tsx';
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
  /** One sentence about what was done; absent where none holds. */
  sentence?: string | undefined;
  /** Bows of the usual scene; all are full. */
  bows: number;
  /** Instead of the usual scene. */
  picture?: ReactNode;
  /** Questions and notes under the facts. */
  children?: ReactNode;
  buttons: ReactNode;
}

/** The end of a flight: its picture, facts of each exercise, and one sentence. */
export function EndView({ title, size, facts, sentence, bows, picture, children, buttons }: EndViewProps) {
  return (
    <div className={classNames(styles.page, picture !== undefined && styles.pictured)}>
      <div className={styles.picture}>
        {picture ?? <FlightScene across bows={Array.from({ length: Math.max(1, bows) }, () => true)} />}
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
                <Thumb engine={exercise.engine} size={44} />
                <span>
                  <b>{exercise.name}</b>
                  <span className={styles.fact}>{fact}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {sentence !== undefined && (
          <Note icon="wave">
            <b>{sentence}</b>
          </Note>
        )}
        {children}
        <div className={styles.buttons}>{buttons}</div>
      </main>
    </div>
  );
}

import { paths } from '#contract/paths.ts';
import { yardstickEvidence, yardstickFacts } from '#training/evidence/yardstick-evidence.ts';
import { exerciseGroups } from '#training/exercises/exercise-groups.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import { type YardstickId, yardstickIds, yardstickOf } from '#training/run/yardstick.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { ExercisePicture } from '#web/site/exercise-pictures/thumb.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Facts, ReviewLine, SourceList } from '../evidence/evidence-text.tsx';
import styles from './exercise-list.module.css';

interface ExerciseListProps {
  /** Null where training is not open. */
  minutesOf: ((exercise: Exercise) => number) | null;
  /** The one that was pressed and starts as soon as the training is read. */
  waiting: Exercise | null;
  onStart(exercise: Exercise): void;
  /** Opens the page of an exercise. */
  onAbout(exercise: Exercise): void;
}

/** All exercises as cards in four groups, and what is measured and not trained. */
export function ExerciseList({ minutesOf, waiting, onStart, onAbout }: ExerciseListProps) {
  return (
    <div className={styles.page}>
      <div>
        <BackLink href={paths.train} label="Today" />
        <h1 tabIndex={-1}>All exercises</h1>
      </div>
      {exerciseGroups.map(({ title, exercises }, index) => (
        <section key={title} className={styles.kind} aria-labelledby={`group-${index}`}>
          <h2 id={`group-${index}`}>{title}</h2>
          <ul className={styles.cards}>
            {exercises.map((exercise) => (
              <li key={exercise.id} className={styles.card}>
                <ExercisePicture id={exercise.id} />
                <div className={styles.text}>
                  <button
                    type="button"
                    className={styles.open}
                    aria-busy={waiting === exercise}
                    onClick={() => onStart(exercise)}
                  >
                    <b>{exercise.name}</b>
                    <span className={`${styles.minutes} number`}>
                      {minutesOf === null ? '' : `${minutesOf(exercise)} min`}
                    </span>
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`About ${exercise.name}`}
                    onClick={() => onAbout(exercise)}
                  >
                    <Icon name="info" />
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.kind} aria-labelledby="yardsticks">
        <h2 id="yardsticks">Measured, not trained</h2>
        <ul className={styles.list}>
          {yardstickIds.map((id) => (
            <li key={id}>
              <YardstickRow id={id} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function YardstickRow({ id }: { id: YardstickId }) {
  const { name, what } = yardstickOf(id);
  return (
    <details className={styles.row}>
      <summary className={styles.plain}>
        <span>
          <b>{name}</b>
          <span className={styles.what}>{what}</span>
        </span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.known}>
        <Facts facts={yardstickFacts(id)} />
        <div>
          <h3>Sources</h3>
          <SourceList sources={yardstickEvidence[id].sources} />
        </div>
        <ReviewLine reviewedOn={yardstickEvidence[id].reviewedOn} />
      </div>
    </details>
  );
}

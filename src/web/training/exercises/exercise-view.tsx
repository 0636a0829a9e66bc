import { useEffect } from 'react';
import { evidenceCards } from '#training/engines/evidence-cards.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import { freeChoiceNote } from '#training/today/free-choice.ts';
import type { TodayItem } from '#training/today/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EvidenceText, ReviewLine, SourceList } from '../evidence/evidence-text.tsx';
import { ExerciseScene } from './exercise-scene.tsx';
import styles from './exercise-view.module.css';

interface ExerciseViewProps {
  exercise: Exercise;
  /** The exercise as it would be flown now; null where training is not open. */
  item: TodayItem | null;
  onPlay(): void;
  onLesson(): void;
  onBack(): void;
}

/** One exercise: what one does, Play, and what is known about it. */
export function ExerciseView({ exercise, item, onPlay, onLesson, onBack }: ExerciseViewProps) {
  const { name, what, engine } = exercise;
  // Without its result, because newer browsers return a promise, which is no clean-up.
  useEffect(() => void window.scrollTo(0, 0), []);
  const { practice, sources, reviewedOn } = evidenceCards[engine];
  const note = item === null ? null : freeChoiceNote(item);
  return (
    <main id="main" className={styles.page}>
      <div className={styles.picture}>
        <ExerciseScene id={exercise.id} />
        <button type="button" className={styles.back} aria-label="Back to all exercises" onClick={onBack}>
          <Icon name="back" />
        </button>
      </div>
      <div className={styles.sheet}>
        <div>
          <h1 tabIndex={-1}>{name}</h1>
          <p>{what}</p>
        </div>
        {item !== null && (
          <div className="stack-small">
            <Button wide onClick={onPlay}>
              <Icon name="play" size={20} />
              <span>{`Play, ${item.minutes} minutes`}</span>
            </Button>
            {note !== null && <p className={`${styles.note} small muted`}>{note}</p>}
          </div>
        )}
        <Button wide variant="white" onClick={onLesson}>
          <Icon name="book" size={20} />
          <span>Its lesson</span>
        </Button>
        <section className={styles.known} aria-labelledby="known">
          <h2 id="known">What is known</h2>
          <p className="muted">{practice}</p>
          <details className={styles.more}>
            <summary>
              <span>{sources.length > 0 ? 'More, and sources' : 'More'}</span>
              <Icon name="down" size={20} />
            </summary>
            <div className={styles.evidence}>
              <EvidenceText id={engine} />
              {engine === 'hold-the-line' && <StillAir />}
              {sources.length > 0 && (
                <div>
                  <h3>Sources</h3>
                  <SourceList sources={sources} />
                </div>
              )}
              <ReviewLine reviewedOn={reviewedOn} />
            </div>
          </details>
        </section>
      </div>
    </main>
  );
}

/** The same exercise for people who prefer that nothing moves. */
function StillAir() {
  return (
    <div className={styles.form}>
      <h3>Still air, without moving things</h3>
      <EvidenceText id="still-air" />
      <SourceList sources={evidenceCards['still-air'].sources} />
    </div>
  );
}

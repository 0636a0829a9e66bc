import { type ReactNode, useEffect, useRef } from 'react';
import { evidenceCards } from '#training/engines/evidence-cards.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import { yardstickOf } from '#training/run/yardstick.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './evidence-card-view.module.css';
import { EvidenceText, ReviewLine, SourceList } from './evidence-text.tsx';

export interface EvidenceCardViewProps {
  exercise: Pick<Exercise, 'id' | 'name' | 'engine'>;
  /** The exercise is done in its still form. */
  isStill?: boolean;
  /** A small picture of the exercise. */
  picture: ReactNode;
  onBack(): void;
}

/** The evidence about an exercise, in the place of the page that opened it. */
export function EvidenceCardView({ exercise, isStill = false, picture, onBack }: EvidenceCardViewProps) {
  const { name, engine } = exercise;
  const card = isStill ? 'still-air' : engine;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { sources } = evidenceCards[card];
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <button type="button" className="icon-button" aria-label="Back" onClick={onBack}>
          <Icon name="back" />
        </button>
      </header>
      <main id="main" className={styles.column}>
        <div className={styles.head}>
          {picture}
          <div>
            <p className="small muted">What is known</p>
            <h1 tabIndex={-1} ref={heading}>
              {isStill ? yardstickOf('still-air').name : name}
            </h1>
          </div>
        </div>
        <section className={styles.card} aria-label="What is known">
          <EvidenceText id={card} />
        </section>
        {sources.length > 0 && (
          <section className={styles.card} aria-labelledby="sources">
            <h2 id="sources">Sources</h2>
            <SourceList sources={sources} />
          </section>
        )}
        <ReviewLine reviewedOn={evidenceCards[card].reviewedOn} />
      </main>
    </div>
  );
}

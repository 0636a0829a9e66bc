import type { LevelContent } from '#quiz/quiz.ts';
import { FigureSourceNote } from '#web/funnel/screen-parts/figure-source.tsx';
import styles from './results-screen.module.css';

/** Numbers quoted beside the result, each with where it comes from. */
export function PublisherFigures({ figures }: { figures: LevelContent['figures'] }) {
  if (figures.length === 0) return null;
  return (
    <div className={figures.length > 1 ? styles.pair : undefined}>
      {figures.map(({ text, figure }) => (
        <section key={figure.value} className={styles.figureCard}>
          <p className={`${styles.figure} number`}>
            {figure.value}
            {figure.unit && <small>{figure.unit}</small>}
          </p>
          <div className="stack-small">
            <p className="muted small">{text}</p>
            <FigureSourceNote source={figure.source} />
          </div>
        </section>
      ))}
    </div>
  );
}

import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { KiteGlyph } from './illustration/kite.tsx';
import styles from './thread.module.css';

interface ThreadProps {
  current: number;
  total: number;
  /** How much of the thread is drawn, 0 to 1. */
  share: number;
  /** The ends of chapters, counted like `current`. */
  chapters?: readonly number[];
  /** As text: "Question 19 of 29". */
  label: string;
}

/** Progress: a line, chapter knots, and the kite at its head. */
export function Thread({ current, total, share, chapters = [], label }: ThreadProps) {
  const drawn = Math.min(1, Math.max(0, share));
  return (
    <div
      className={styles.thread}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(current, total)}
      aria-valuetext={label}
      style={{ '--share': drawn } as CSSProperties}
    >
      <span className={styles.done} />
      {chapters.map((chapter) => (
        <span
          key={chapter}
          className={classNames(styles.knot, chapter / total <= drawn && styles.past)}
          style={{ '--at': chapter / total } as CSSProperties}
        />
      ))}
      <KiteGlyph className={styles.kite} />
    </div>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import styles from './level-line.module.css';

interface LevelLineProps {
  label: string;
  /** The level as a word; colour never stands alone. */
  word: string;
  level: 1 | 2 | 3;
  /** Where the marker stands, 0 to 100. */
  position: number;
  children?: ReactNode;
}

/** Where one area sits: three segments, the active one solid, an outlined marker, the word at the end. */
export function LevelLine({ label, word, level, position, children }: LevelLineProps) {
  return (
    <div className={styles.level}>
      <div className={styles.head}>
        <b className={styles.label}>{label}</b>
        <span className={styles.word}>{word}</span>
      </div>
      <div className={styles.bar} data-level={level} aria-hidden="true">
        <i />
        <i />
        <i />
        <span className={styles.point} style={{ '--position': position } as CSSProperties} />
      </div>
      {children !== undefined && <p className="small muted">{children}</p>}
    </div>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import styles from './level-line.module.css';

interface LevelLineProps {
  label: string;
  /** The level as text, because colour must never carry the meaning alone. */
  word: string;
  level: 1 | 2 | 3;
  /** Position of the marker, 0 to 100. */
  position: number;
  children?: ReactNode;
}

/** One area's level: three segments with the active one solid, a marker, and the level as text. */
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

import type { ReactNode } from 'react';
import styles from './picture.module.css';

interface PictureProps {
  width: number;
  height: number;
  /** Units at the top that are empty sky, shown only in boxes tall enough. */
  spare?: number;
  /**
   * Where the drawing is in a box of another shape: on the ground, at its right end, or in the middle. It is never
   * cropped; sky and ground go on beyond it.
   */
  fit?: 'xMidYMax meet' | 'xMaxYMax meet' | 'xMidYMid meet';
  sky?: boolean;
  /** Uses the Night colours in the Day theme too. */
  dusk?: boolean;
  children: ReactNode;
}

/** The frame of every scene: fills its parent, decoration only. */
export function Picture(props: PictureProps) {
  const { width, height, spare = 0, fit = 'xMidYMax meet', sky = true, dusk, children } = props;
  return (
    <svg
      className={sky ? `${styles.picture} ${styles.sky}` : styles.picture}
      viewBox={`0 ${spare} ${width} ${height - spare}`}
      preserveAspectRatio={fit}
      data-theme={dusk ? 'night' : undefined}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

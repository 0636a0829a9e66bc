import type { ReactNode } from 'react';
import styles from './picture.module.css';

interface PictureProps {
  width: number;
  height: number;
  /**
   * How the drawing fits its box: fills it, cropped but with the ground, the right side or the middle kept; or shown
   * uncropped.
   */
  fit?: 'xMidYMax slice' | 'xMidYMid slice' | 'xMaxYMax slice' | 'xMidYMid meet';
  sky?: boolean;
  /** Uses the Night colours in the Day theme too. */
  dusk?: boolean;
  children: ReactNode;
}

/** The frame of every scene: fills its parent, decoration only. */
export function Picture({ width, height, fit = 'xMidYMax slice', sky = true, dusk, children }: PictureProps) {
  return (
    <svg
      className={sky ? `${styles.picture} ${styles.sky}` : styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      data-theme={dusk ? 'night' : undefined}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

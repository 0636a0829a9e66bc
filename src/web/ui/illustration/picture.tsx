import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './picture.module.css';

interface PictureProps {
  width: number;
  height: number;
  /** How the drawing meets its box: fills it, keeping the ground, the right side or the middle; or shown whole. */
  fit?: 'xMidYMax slice' | 'xMidYMid slice' | 'xMaxYMax slice' | 'xMidYMid meet';
  sky?: boolean;
  /** Evening by day too. */
  dusk?: boolean;
  children: ReactNode;
}

/** The frame of every scene: fills its parent, decoration only. */
export function Picture({ width, height, fit = 'xMidYMax slice', sky = true, dusk, children }: PictureProps) {
  return (
    <svg
      className={classNames(styles.picture, sky && styles.sky)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      data-theme={dusk ? 'night' : undefined}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

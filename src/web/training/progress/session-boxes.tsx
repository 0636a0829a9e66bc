import type { SeriesPoint } from '#training/progress/series-points.ts';
import styles from './session-boxes.module.css';

interface SessionBoxesProps {
  points: readonly Pick<SeriesPoint, 'isWarmUp'>[];
  /** The number of sessions before a verdict. */
  fewest: number;
}

/** A box for each session until the first verdict. */
export function SessionBoxes({ points, fewest }: SessionBoxesProps) {
  return (
    <div className={styles.boxes} role="img" aria-label={`${Math.min(points.length, fewest)} of ${fewest} sessions`}>
      {Array.from({ length: fewest }, (_, place) => {
        const point = points[place];
        const kind = point === undefined ? undefined : point.isWarmUp ? styles.warmUp : styles.counted;
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same boxes
        return <i key={place} className={kind} />;
      })}
    </div>
  );
}

import type { ReactNode } from 'react';
import { CutMark, Mark } from './chart.tsx';
import styles from './chart-key.module.css';

/** The key of the charts' marks. Before the first comparison there is neither band nor bar. */
export function ChartKey({ hasLooks }: { hasLooks: boolean }) {
  return (
    <ul className={styles.key} aria-label="In the charts">
      <li>
        <Sample>
          <Mark size={6} isWarmUp={false} />
        </Sample>
        a session
      </li>
      <li>
        <Sample>
          <Mark size={6} isWarmUp />
        </Sample>
        warm-up
      </li>
      {hasLooks && (
        <>
          <li>
            <i className={styles.band} />
            ups and downs at the start
          </li>
          <li>
            <i className={styles.bar} />
            your last six
          </li>
        </>
      )}
      <li>
        <Sample y={15}>
          <CutMark />
        </Sample>
        does not begin at zero
      </li>
    </ul>
  );
}

function Sample({ y = 0, children }: { y?: number; children: ReactNode }) {
  return (
    <svg width="14" height="16" viewBox={`-7 ${y - 8} 14 16`} aria-hidden="true">
      {children}
    </svg>
  );
}

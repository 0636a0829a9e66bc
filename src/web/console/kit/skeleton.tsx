import type { CSSProperties } from 'react';
import kit from './kit.module.css';
import styles from './state.module.css';
import { useDelayed } from './use-delayed.ts';

const widths = ['92%', '64%', '78%', '55%', '84%'];

/** In the place of a loading answer: nothing for a moment, then lines that pulse. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  const isLate = useDelayed(true);
  if (!isLate) return null;
  return (
    <div className={styles.skeletons} role="status">
      <span className="visually-hidden">Counting…</span>
      {Array.from({ length: lines }, (_, line) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
          key={line}
          className={kit.skeleton}
          style={{ '--w': widths[line % widths.length] } as CSSProperties}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import form from './form.module.css';
import list from './list.module.css';
import styles from './state.module.css';
import { useDelayed } from './use-delayed.ts';

interface StaleDataProps {
  /** Whether the answer to the new request is loading (`useCall`). */
  isOld: boolean;
  children: ReactNode;
}

/** Dims the old figures and labels them while the new ones are counted. */
export function StaleData({ isOld, children }: StaleDataProps) {
  const isLate = useDelayed(isOld);
  return (
    <div className={styles.figuresShown} data-old={isLate || undefined} aria-busy={isLate || undefined}>
      {isLate && (
        <p className={styles.counting} role="status">
          <span className={list.tag}>
            <i className={form.spin} aria-hidden="true" />
            Counting…
          </span>
        </p>
      )}
      <ErrorBoundaries>{children}</ErrorBoundaries>
    </div>
  );
}

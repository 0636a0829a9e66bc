import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './fold.module.css';

/** A part that is folded until it is pressed. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        <span>{title}</span>
        <Icon name="down" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

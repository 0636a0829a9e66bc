import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './fold.module.css';

/** Something that is there for those who ask. */
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

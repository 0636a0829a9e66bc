import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** Below the title, also while it is folded. */
  line?: string;
  /** In a list of rows. */
  icon?: IconName;
  children: ReactNode;
}

/** A part that is folded until it is pressed. */
export function Fold({ title, line, icon, children }: FoldProps) {
  return (
    <details className={icon === undefined ? styles.fold : styles.row}>
      <summary>
        {icon !== undefined && <Icon name={icon} />}
        <span>
          <span>{title}</span>
          {line !== undefined && <span className={styles.line}>{line}</span>}
        </span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

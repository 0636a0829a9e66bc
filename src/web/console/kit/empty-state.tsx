import type { ReactNode } from 'react';
import { Drawing } from '#web/ui/drawing.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  /** SVG path on the 24 grid. */
  drawing: string;
  title: string;
  children?: ReactNode;
  /** One way to go on. */
  acts?: ReactNode;
}

/** In the place of missing content: says in plain words what is missing and what to do about it. */
export function EmptyState({ drawing, title, children, acts }: EmptyStateProps) {
  return (
    <div className={styles.nothing}>
      <Drawing path={drawing} size={22} />
      <p className={styles.nothingTitle}>{title}</p>
      {children}
      {acts !== undefined && <div className={styles.nothingActs}>{acts}</div>}
    </div>
  );
}

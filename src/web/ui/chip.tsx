import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

type ChipTone = 'plain' | 'level-1' | 'level-2' | 'level-3' | 'good' | 'warn' | 'danger';

interface ChipProps {
  tone?: ChipTone;
  small?: boolean;
  children: ReactNode;
}

/** A short label on a tint. */
export function Chip({ tone = 'plain', small, children }: ChipProps) {
  return <span className={classNames(styles.chip, styles[tone], small && styles.small)}>{children}</span>;
}

/** A chip with a dot for a current state. */
export function StatusChip({ tone = 'plain', children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      <span className={styles.dot} />
      <span>{children}</span>
    </span>
  );
}

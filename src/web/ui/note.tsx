import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './note.module.css';

interface NoteProps {
  icon?: IconName;
  children: ReactNode;
}

/** A remark, set apart from the other text. */
export function Note({ icon = 'info', children }: NoteProps) {
  return (
    <p className={styles.note}>
      <Icon name={icon} size={22} />
      <span>{children}</span>
    </p>
  );
}

/** The source of a figure, or a short assurance under a form. */
export function SourceNote({ icon = 'book', children }: NoteProps) {
  return (
    <p className={styles.source}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </p>
  );
}

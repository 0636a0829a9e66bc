import { initialsOf } from './initials-of.ts';
import styles from './kit.module.css';

/** Stands for an operator; the name is beside it. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

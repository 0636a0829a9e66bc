import type { ReactNode } from 'react';
import styles from './picks.module.css';

interface PicksProps {
  /** The name of the group; only for screen readers unless `isTitleShown`. */
  label: string;
  isTitleShown?: boolean;
  children: ReactNode;
}

/** A group of small buttons. Nothing is preselected. */
export function Picks({ label, isTitleShown = false, children }: PicksProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={isTitleShown ? styles.title : 'visually-hidden'}>{label}</legend>
      <div className={styles.row}>{children}</div>
    </fieldset>
  );
}

interface PickProps {
  isChosen?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** A small button; with `isChosen` it can be on or off. */
export function Pick({ isChosen, onPress, children }: PickProps) {
  return (
    <button type="button" className={styles.pick} aria-pressed={isChosen} onClick={onPress}>
      {children}
    </button>
  );
}

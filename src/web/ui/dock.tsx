import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dock.module.css';

interface DockProps {
  label?: string;
  /** Only on phones, where the page scrolls under it. */
  narrowOnly?: boolean;
  children: ReactNode;
}

/** Keeps the main button within the thumb's reach at the bottom. */
export function Dock({ label = 'Continue', narrowOnly, children }: DockProps) {
  return (
    <section className={classNames(styles.dock, narrowOnly && 'only-narrow')} aria-label={label}>
      {children}
    </section>
  );
}

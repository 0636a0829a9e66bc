import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import styles from './bench.module.css';

interface BenchProps {
  /** Each variant under its name. */
  variants: Record<string, ReactNode>;
  /** Small things stand side by side, each as wide as it is. */
  side?: boolean;
  /** Each is as wide as it is, one below the other. */
  ownWidth?: boolean;
}

/** A component's place in the gallery. */
export interface ComponentBench extends BenchProps {
  title: string;
}

/** A component in all its variants. */
export function Bench({ variants, side, ownWidth }: BenchProps) {
  const variantStyle = classNames(styles.variant, (side || ownWidth) && styles.ownWidth);
  return (
    <main className={classNames(styles.bench, side && styles.side)}>
      {Object.entries(variants).map(([name, variant]) => (
        <section key={name} className={variantStyle} aria-label={name}>
          <p className="caption quiet">{name}</p>
          {variant}
        </section>
      ))}
    </main>
  );
}

/** Holds what would stand at the screen's edges or cover it. */
export function Standing({ children }: { children: ReactNode }) {
  return <div className={styles.standing}>{children}</div>;
}

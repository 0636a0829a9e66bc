import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './bench.module.css';

interface BenchProps {
  /** Each variant by its name. */
  variants: Record<string, ReactNode>;
  /** Puts small variants side by side, each at its own width. */
  side?: boolean;
  /** One below the other, each at its own width. */
  ownWidth?: boolean;
}

/** A component's entry in the gallery. */
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

/** Confines parts that would otherwise be fixed to the screen's edges or cover it. */
export function Confined({ children }: { children: ReactNode }) {
  return <div className={styles.standing}>{children}</div>;
}

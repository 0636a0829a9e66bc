import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './bench.module.css';
import { type Story, storiesOf } from './story.ts';

interface BenchProps {
  /** Each variant by its name. */
  variants: Record<string, ReactNode>;
  /** Puts small variants side by side, each at its own width. */
  side?: boolean;
  /** One below the other, each at its own width. */
  ownWidth?: boolean;
}

/** The part of the sheet with the components of `ui`. */
export const components = 'Components';

/** Components by the ends of their stories' ids, each in all its variants. */
export function benchesOf(benches: Record<string, BenchProps & { title: string }>): Story[] {
  const each = Object.entries(benches).map(([id, { title, ...bench }]) => {
    return [`ui-${id}`, { title, shows: () => <Bench {...bench} /> }] as const;
  });
  return storiesOf(components, Object.fromEntries(each));
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

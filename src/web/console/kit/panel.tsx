import { type ReactNode, useId } from 'react';
import styles from './kit.module.css';

interface PanelProps {
  title: string;
  /** At the right of the title: a tag or a control. */
  aside?: ReactNode;
  /** Definitions, below the content. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A part of a page of the console. */
export function Panel({ title, aside, foot, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
      {foot !== undefined && <div className={styles.panelFoot}>{foot}</div>}
    </section>
  );
}

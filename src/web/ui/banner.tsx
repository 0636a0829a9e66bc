import { type ReactNode, useId } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface BannerProps {
  title: string;
  /** The reader has to act; otherwise the banner only informs. */
  warning?: boolean;
  /** A small button for the next step. */
  action?: ReactNode;
  children: ReactNode;
}

/** Shows a lasting state at the top of a page, and what the reader can do about it. */
export function Banner({ title, warning, action, children }: BannerProps) {
  const titleId = useId();
  return (
    <section className={classNames(styles.banner, warning && styles.warning)} aria-labelledby={titleId}>
      <Icon name={warning ? 'warn' : 'info'} />
      <div className={styles.text}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className="small muted">{children}</p>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </section>
  );
}

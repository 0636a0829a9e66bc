import { type ReactNode, useId } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';

interface BannerProps {
  title: string;
  /** Something is to be done; without it, it is only good to know. */
  warning?: boolean;
  /** The way out: a small button. */
  action?: ReactNode;
  children: ReactNode;
}

/** Stands above a page's parts as long as something is so, and says what can be done. */
export function Banner({ title, warning, action, children }: BannerProps) {
  const titleId = useId();
  return (
    <section className={classNames(styles.banner, warning && styles.warning)} aria-labelledby={titleId}>
      <Icon name={warning ? 'warn' : 'info'} />
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className="small muted">{children}</p>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </section>
  );
}

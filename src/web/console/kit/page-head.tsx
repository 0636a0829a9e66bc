import type { ReactNode } from 'react';
import styles from './kit.module.css';

interface PageHeadProps {
  title: string;
  /** A description of the page, with the time zone once. */
  about?: ReactNode;
  /** Filters and buttons. */
  children?: ReactNode;
}

/** The head of a page of the console. */
export function PageHead({ title, about, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.headTitle}>
        <h1 tabIndex={-1}>{title}</h1>
        {about !== undefined && <p>{about}</p>}
      </div>
      {children !== undefined && <div className={styles.acts}>{children}</div>}
    </div>
  );
}

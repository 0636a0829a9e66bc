import type { ReactNode } from 'react';
import { Footer } from '#web/site/footer.tsx';
import { SiteHeader } from '#web/site/site-header.tsx';
import styles from './document.module.css';

interface DocumentProps {
  title: string;
  /** The page's content in one or two sentences. */
  summary: string;
  children: ReactNode;
}

/** A page of plain text in the main layout. */
export function Document({ title, summary, children }: DocumentProps) {
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" className={styles.text}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        {children}
      </main>
      <Footer />
    </div>
  );
}

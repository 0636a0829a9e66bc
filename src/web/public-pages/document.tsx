import type { ReactNode } from 'react';
import styles from './document.module.css';
import { MainLayout } from './main-layout.tsx';

interface DocumentProps {
  title: string;
  /** The page's content in one or two sentences. */
  summary: string;
  children: ReactNode;
}

/** A page of plain text in the main layout. */
export function Document({ title, summary, children }: DocumentProps) {
  return (
    <MainLayout className={styles.text}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.summary}>{summary}</p>
      {children}
    </MainLayout>
  );
}

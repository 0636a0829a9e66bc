import { useEffect, useRef } from 'react';
import styles from './resume-sheet.module.css';

/**
 * Shows the outcome of a press, to screen readers too. It has its own place beside the pressed button, so that it never
 * covers a control, and scrolls into sight when that place is out of it.
 */
export function SheetMessage({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== '') line.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <p ref={line} className={styles.message} role="status">
      {text}
    </p>
  );
}

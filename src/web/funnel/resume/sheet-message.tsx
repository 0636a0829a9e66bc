import { useEffect, useRef } from 'react';
import styles from './resume-sheet.module.css';

/**
 * Tells how a press has ended, to screen readers too. Has a place of its own beside the pressed button, so that it
 * never covers a control, and comes into sight when that place is scrolled out of it.
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

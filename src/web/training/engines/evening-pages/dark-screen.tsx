import { useEffect, useRef, useState } from 'react';
import { eveningCopy } from '#training/engines/evening-pages/evening-copy.ts';
import { wantsLessMotion } from '#web/training/guided/reduced-motion.ts';
import { openModal } from '#web/ui/modal.ts';
import styles from './dark-screen.module.css';

/** How long the light takes to fade, in ms. */
const dimMs = 620;
const copy = eveningCopy.dark;

/** Covers the page, fades to black, and stays dark until it is left. It never lights up again. */
export function DarkScreen({ onDone }: { onDone(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isDark, setDark] = useState(wantsLessMotion);
  useEffect(() => {
    openModal(dialog.current!);
  }, []);
  useEffect(() => {
    if (isDark) return;
    const timer = setTimeout(() => setDark(true), dimMs);
    return () => clearTimeout(timer);
  }, [isDark]);
  return (
    <dialog ref={dialog} className={styles.dark} aria-label={copy.title} onCancel={onDone}>
      {isDark && (
        <>
          <p>{copy.title}</p>
          <p className={styles.small}>{copy.text}</p>
          <button type="button" onClick={onDone}>
            {copy.done}
          </button>
        </>
      )}
    </dialog>
  );
}

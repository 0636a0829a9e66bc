import { type ReactNode, useEffect, useRef } from 'react';
import styles from './arrival.module.css';

interface ArrivalProps {
  /** Whether the heading takes the focus: see `QuizActions`. */
  takesFocus: () => boolean;
  children: ReactNode;
}

/** Gives a screen's heading the focus as soon as the screen is shown, however late its code came. */
export function Arrival({ takesFocus, children }: ArrivalProps) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus()) room.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={room} className={styles.arrival}>
      {children}
    </div>
  );
}

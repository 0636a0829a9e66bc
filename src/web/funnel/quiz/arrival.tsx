import { type ReactNode, useEffect, useRef } from 'react';
import styles from './arrival.module.css';

interface ArrivalProps {
  /** See `QuizActions.headingTakesFocus`. */
  takesFocus: () => boolean;
  children: ReactNode;
}

/** Focuses the heading when the screen is shown, which may be late if its code had to load. */
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

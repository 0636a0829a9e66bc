import { type ReactNode, useEffect, useRef } from 'react';
import styles from './arrival.module.css';

interface ArrivalProps {
  /** See `QuizActions.headingTakesFocus`. */
  takesFocus: () => boolean;
  children: ReactNode;
}

/** Focuses the heading when the screen is shown, which may be late if its code had to load. */
export function Arrival({ takesFocus, children }: ArrivalProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus()) container.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={container} className={styles.arrival}>
      {children}
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './arrival.module.css';

interface ArrivalProps {
  /** Whether the visitor came by a step inside the quiz. */
  hasStepped: () => boolean;
  children: ReactNode;
}

/** Gives a screen's heading the focus after a step, as soon as the screen is shown, however late its code came. */
export function Arrival({ hasStepped, children }: ArrivalProps) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasStepped()) room.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [hasStepped]);
  return (
    <div ref={room} className={styles.arrival}>
      {children}
    </div>
  );
}

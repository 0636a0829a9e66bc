import type { ReactNode } from 'react';
import { Dock } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './flight-page-frame.module.css';

interface FlightPageProps {
  /** At the right of the bar, such as "2 of 3 · 4 min". */
  place?: string;
  onClose(): void;
  /** The main button, docked at the foot. */
  dock?: ReactNode;
  children: ReactNode;
}

/** A page between exercises: a bar with a way out, a column of text, a docked button. */
export function FlightPage({ place, onClose, dock, children }: FlightPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
        {place !== undefined && <span className={`${styles.place} number`}>{place}</span>}
      </header>
      <main id="main" className={styles.column}>
        {children}
      </main>
      {dock !== undefined && <Dock>{dock}</Dock>}
    </div>
  );
}

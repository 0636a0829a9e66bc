import type { ReactNode } from 'react';
import { EndPicture } from './end-picture.tsx';
import type { FlightPort } from './flight-port.ts';
import styles from './pictured-end.module.css';

interface PicturedEndProps {
  title: string;
  line: string;
  port: FlightPort;
  children: ReactNode;
  buttons: ReactNode;
  /** Small, below the buttons. */
  further: ReactNode;
}

/** The end of a flight: its picture over all the room there is, and few words (delight.md § 6). */
export function PicturedEnd({ title, line, port, children, buttons, further }: PicturedEndProps) {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.picture}>
        <EndPicture port={port} />
      </div>
      <div className={styles.sheet}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="muted">{line}</p>
        </div>
        {children}
        <div className={styles.buttons}>{buttons}</div>
        <div className={styles.further}>{further}</div>
      </div>
    </main>
  );
}

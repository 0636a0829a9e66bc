import { Kite } from './illustration/kite.tsx';
import styles from './statement-card.module.css';

/** A statement to agree with or not, between kite quotes. It is the page's heading. */
export function StatementCard({ id, children }: { id?: string; children: string }) {
  return (
    <div className={styles.room}>
      <div className={styles.card}>
        <svg className={styles.quotes} width="62" height="46" viewBox="0 0 62 46" aria-hidden="true">
          <Kite x={17} y={17} scale={0.56} turn={14} />
          <Kite x={45} y={17} scale={0.56} turn={14} />
        </svg>
        <h1 id={id} tabIndex={-1} className={styles.text}>
          {children}
        </h1>
      </div>
    </div>
  );
}

import styles from './busy-overlay.module.css';
import { KiteGlyph } from './illustration/kite';

/** Lies over everything while a call is under way; when it shows and leaves is its owner's business. */
export function BusyOverlay({ label = 'One moment' }: { label?: string }) {
  return (
    <div className={styles.busy}>
      <KiteGlyph className={styles.kite} />
      <span role="status">{label}</span>
    </div>
  );
}

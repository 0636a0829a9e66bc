import styles from './busy-overlay.module.css';
import { classNames } from './class-names';
import { KiteGlyph } from './illustration/kite';

interface BusyOverlayProps {
  label?: string;
  letsPressesThrough?: boolean;
}

/** Lies over everything while a call is under way; when it shows and leaves is its owner's business. */
export function BusyOverlay({ label = 'One moment', letsPressesThrough = false }: BusyOverlayProps) {
  return (
    <div className={classNames(styles.busy, letsPressesThrough && styles.open)}>
      <KiteGlyph className={styles.kite} />
      <span role="status">{label}</span>
    </div>
  );
}

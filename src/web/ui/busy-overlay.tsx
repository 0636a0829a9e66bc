import styles from './busy-overlay.module.css';
import { classNames } from './class-names.ts';
import { KiteGlyph } from './illustration/kite.tsx';

interface BusyOverlayProps {
  label?: string;
  letsPressesThrough?: boolean;
}

/** Covers the page during a call; the parent decides when it is shown. */
export function BusyOverlay({ label = 'One moment', letsPressesThrough = false }: BusyOverlayProps) {
  return (
    <div className={classNames(styles.busy, letsPressesThrough && styles.open)}>
      <KiteGlyph className={styles.kite} />
      <span role="status">{label}</span>
    </div>
  );
}

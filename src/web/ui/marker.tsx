import { classNames } from './class-names.ts';
import styles from './marker.module.css';

interface MarkerProps {
  /** A rhombus for a single choice, a square for multiple choices. */
  kind: 'one' | 'many';
  /** `half` is a step in progress. */
  on: boolean | 'half';
}

/** Shows whether something is chosen or done; the control around it says so to screen readers. */
export function Marker({ kind, on }: MarkerProps) {
  return (
    <span
      className={classNames(
        styles.marker,
        kind === 'many' && styles.many,
        on === true && styles.on,
        on === 'half' && styles.half,
      )}
      aria-hidden="true"
    />
  );
}

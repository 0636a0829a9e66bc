import { classNames } from './class-names';
import styles from './marker.module.css';

interface MarkerProps {
  /** One of several is a rhombus, many of several a square. */
  kind: 'one' | 'many';
  /** `half` is a step under way. */
  on: boolean | 'half';
}

/** Shows whether something is chosen or done; the control around it says so in words. */
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

import type { ReactNode } from 'react';
import { Marker } from './marker.tsx';
import styles from './ticks.module.css';

interface TicksProps {
  items: readonly ReactNode[];
}

/** A list of what is done or included. */
export function Ticks({ items }: TicksProps) {
  return (
    <ul className={styles.ticks}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={index} className={styles.tick}>
          <Marker kind="one" on />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

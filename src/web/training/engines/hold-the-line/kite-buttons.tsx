import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import type { KiteAt } from '#training/engines/hold-the-line/flight.ts';
import { neighbourOf } from './kite-places.ts';
import styles from './tracking.module.css';

interface KiteButtonsProps {
  places: readonly KiteAt[];
  /** The kites' numbers in reading order. */
  order: readonly number[];
  chosen: readonly number[];
  /** Pressed by a key or a screen reader; a finger or mouse presses the arena, where the nearest kite wins. */
  onPress(kite: number, event: { timeStamp: number }): void;
}

/** The kites as buttons, while they may be tapped. */
export function KiteButtons({ places, order, chosen, onPress }: KiteButtonsProps) {
  const list = useRef<HTMLDivElement>(null);

  function moveFocus(event: KeyboardEvent, kite: number) {
    const neighbour = neighbourOf(places, kite, event.key);
    if (neighbour === null) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[order.indexOf(neighbour)]?.focus();
  }

  return (
    <div ref={list} className={styles.buttons}>
      {order.map((kite, index) => (
        <button
          key={kite}
          type="button"
          aria-pressed={chosen.includes(kite)}
          aria-label={`Kite ${index + 1}`}
          style={{ '--x': places[kite]!.x, '--y': places[kite]!.y } as CSSProperties}
          onClick={(event) => onPress(kite, event)}
          onKeyDown={(event) => moveFocus(event, kite)}
        >
          <span aria-hidden="true">{index + 1}</span>
        </button>
      ))}
    </div>
  );
}

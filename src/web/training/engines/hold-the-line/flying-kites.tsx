import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { KiteAt } from '#training/engines/hold-the-line/flight.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Bow } from '#web/ui/illustration/tail.tsx';
import { crossing, lean, side } from './arena-measures.ts';
import styles from './tracking.module.css';

export interface KitePlaces {
  /** Writes only transforms. */
  place(placeOf: (kite: number) => KiteAt): void;
  /** Measures again, after the arena has changed its size. */
  measure(): void;
}

interface FlyingKitesProps {
  count: number;
  /** How many kites wear a bow; they are the first ones. */
  withBow: number;
  ref: RefObject<KitePlaces | null>;
}

/** Half of a kite's own picture, in the arena's units. */
const half = 26;

/**
 * The kites of a round. They are mounted once and moved by the compositor alone: each is a separate element, because a
 * transform within one large picture would repaint all of it.
 */
export function FlyingKites({ count, withBow, ref }: FlyingKitesProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current = placesIn(box);
  }, [ref]);
  return (
    <div ref={box} className={styles.kites} aria-hidden="true">
      {Array.from({ length: count }, (_, kite) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kite is its number
        <KiteWithTail key={kite} hasBow={kite < withBow} />
      ))}
    </div>
  );
}

function KiteWithTail({ hasBow }: { hasBow: boolean }) {
  return (
    <div className={styles.kite}>
      <svg viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} overflow="visible" aria-hidden="true">
        <path d="M0 30q4.800 8 -4 16" fill="none" stroke="var(--il-string)" strokeWidth="1.5" strokeLinecap="round" />
        <g className={classNames(styles.bow, hasBow && styles.worn)}>
          <Bow x={2} y={39} turn={-16} scale={1.02} colour="#F2512B" />
        </g>
        <Kite y={crossing} scale={0.74} colours="sky" />
      </svg>
    </div>
  );
}

function placesIn(box: { readonly current: HTMLDivElement | null }): KitePlaces {
  let sideInPixels = 0;
  let last: ((kite: number) => KiteAt) | null = null;
  function place(placeOf: (kite: number) => KiteAt) {
    last = placeOf;
    if (sideInPixels === 0) sideInPixels = box.current?.clientWidth ?? 0;
    const corner = (half / side) * sideInPixels;
    const elements = box.current?.children ?? [];
    for (let kite = 0; kite < elements.length; kite++) {
      const { x, y, lean: leaning } = placeOf(kite);
      const [left, top] = [x * sideInPixels - corner, y * sideInPixels - corner];
      (elements[kite] as HTMLElement).style.transform =
        `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) rotate(${(leaning * lean).toFixed(2)}deg)`;
    }
  }
  return {
    place,
    measure() {
      sideInPixels = 0;
      if (last !== null) place(last);
    },
  };
}

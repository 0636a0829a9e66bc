import { type PointerEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { KiteAt } from '#training/engines/hold-the-line/flight.ts';
import type { Source } from '#training/run/trial.ts';
import { side } from './arena-measures.ts';
import { Ground } from './ground.tsx';
import { nearestKite } from './kite-places.ts';
import styles from './tracking.module.css';

interface ArenaProps {
  /** The kites that may be tapped; empty while none may be. */
  places: readonly KiteAt[];
  onTap(kite: number, event: { timeStamp: number }, source: Source): void;
  onResize(): void;
  children: ReactNode;
}

/** A tap counts for the nearest kite within this reach: in the arena's units, and at least half of 48 px. */
const reachInUnits = 32;
const reachInPixels = 24;

/** The square of sky in which kites fly, over the ground. */
export function Arena({ places, onTap, onResize, children }: ArenaProps) {
  const arena = useRef<HTMLDivElement>(null);
  useResize(arena, onResize);

  function tap(event: PointerEvent) {
    if (event.button !== 0 || places.length === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    const kite = nearestKite(places, point, Math.max(reachInUnits / side, reachInPixels / box.width));
    if (kite !== null) onTap(kite, event, event.pointerType === 'mouse' ? 'mouse' : 'touch');
  }

  return (
    <div ref={arena} className={styles.arena} data-stage="" onPointerDown={tap}>
      <Ground />
      <div className={styles.frame} />
      {children}
    </div>
  );
}

function useResize(element: Ref<HTMLElement> & { current: HTMLElement | null }, onResize: () => void): void {
  const latest = useRef(onResize);
  latest.current = onResize;
  useEffect(() => {
    const observer = new ResizeObserver(() => latest.current());
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}

import type { KiteAt } from '#training/engines/hold-the-line/flight.ts';

type Place = Pick<KiteAt, 'x' | 'y'>;

/** Kites within a line of this height are read from left to right. */
const lineHeight = 0.2;

/** The kites' numbers in the reading order of a page: line by line from the top. */
export function readingOrder(places: readonly Place[]): number[] {
  const line = (kite: number) => Math.floor(places[kite]!.y / lineHeight);
  return places.map((_, kite) => kite).sort((a, b) => line(a) - line(b) || places[a]!.x - places[b]!.x);
}

/** The kite nearest to a point; null when none is within reach. Lengths in sides of the arena. */
export function nearestKite(places: readonly Place[], { x, y }: Place, reach: number): number | null {
  let nearest: number | null = null;
  let shortest = reach;
  for (const [kite, place] of places.entries()) {
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance > shortest) continue;
    nearest = kite;
    shortest = distance;
  }
  return nearest;
}

const directions: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The distance aside of the arrow's direction counts this many times; a kite farther aside than this ratio is not on
 * that side.
 */
const widest = 2;

/** The kite that an arrow key leads to; null for another key, or without a kite on that side. */
export function neighbourOf(places: readonly Place[], kite: number, key: string): number | null {
  const direction = directions[key];
  const from = places[kite];
  if (direction === undefined || from === undefined) return null;
  let neighbour: number | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [other, place] of places.entries()) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    const length = along + widest * aside;
    if (along <= 0 || aside > widest * along || length >= shortest) continue;
    neighbour = other;
    shortest = length;
  }
  return neighbour;
}

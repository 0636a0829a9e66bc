import type { Frame, Sun } from './flight.ts';
import type { Place } from './places.ts';
import { type Point, smoothLine, straightLine } from './shapes.ts';
import { thingsOf } from './things.ts';

export interface LandFrame extends Frame {
  /** The height that the hills are shares of. */
  ground: number;
}

interface Land {
  /** The far hills with all that stands on them. */
  back: string;
  /** The near hill. */
  front: string;
  /** The height of the near hill at a share of the width. */
  nearAt(x: number): number;
}

/** Draws a place: the three hills with what stands on them. */
export function landOf(place: Place, frame: LandFrame, sun: Sun): Land {
  const { w, h, light, ground } = frame;
  const hill = (heights: Place['far'], colour: string, isPeaked: boolean) => {
    const points = heights.map((height, i): Point => [(i * w) / (heights.length - 1), h - height * ground]);
    return `<path d="${isPeaked ? straightLine(points) : smoothLine(points)}V${h}H0Z" fill="${colour}"/>`;
  };
  const heightOf = (heights: Place['far']) => (x: number) => h - ground * heightBetween(heights, x);
  const water = place.things.find(({ kind }) => kind === 'water')?.x ?? 0.5;
  const [farAt, midAt, nearAt] = [place.far, place.mid, place.near].map(heightOf) as [Height, Height, Height];
  const things = thingsOf(place, { ...frame, sun, water, farAt, midAt, nearAt });
  const isPeaked = place.isPeaked ?? false;
  return {
    back:
      hill(place.far, light.hills[0]!, isPeaked) +
      (isPeaked ? snowOn(place.far, frame) : '') +
      things.behind +
      hill(place.mid, light.hills[1]!, isPeaked) +
      things.before +
      things.on,
    front: hill(place.near, light.hills[2]!, false) + things.near,
    nearAt,
  };
}

type Height = (x: number) => number;

/** The tips of peaks. */
function snowOn(heights: Place['far'], { w, h, ground, light }: LandFrame): string {
  const at = (i: number): Point => [(i * w) / (heights.length - 1), h - heights[i]! * ground];
  const towards = ([x, y]: Point, [a, b]: Point, share: number): Point => [x + (a - x) * share, y + (b - y) * share];
  const tips = heights.flatMap((height, i) => {
    if (
      height <= (heights[i - 1] ?? Number.POSITIVE_INFINITY) ||
      height <= (heights[i + 1] ?? Number.POSITIVE_INFINITY)
    )
      return [];
    const [top, left, right] = [at(i), towards(at(i), at(i - 1), 0.34), towards(at(i), at(i + 1), 0.28)];
    const edge: Point[] = [towards(left, right, 0.3), towards(left, right, 0.55), towards(left, right, 0.78)];
    const dent = 0.04 * h;
    return `${straightLine([top, right, ...edge.reverse().map(([x, y], n): Point => [x, y + (n % 2 === 0 ? -dent : dent / 4)]), left])}Z`;
  });
  return `<path d="${tips.join('')}" fill="${light.wall}" opacity=".9"/>`;
}

/** As the smooth line goes through them. */
function heightBetween(heights: Place['far'], x: number): number {
  const along = x * (heights.length - 1);
  const i = Math.min(heights.length - 2, Math.floor(along));
  const t = along - i;
  const [b, c] = [heights[i]!, heights[i + 1]!];
  const [a, d] = [heights[i - 1] ?? b, heights[i + 2] ?? c];
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
}

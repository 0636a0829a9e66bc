import type { Slice } from './funnel.sql';

/** As many as questions are asked at a time, so that all of them work on the longest one. */
const slices = 2;

/** All persons with an id below `end`, in slices of equal size. */
export function slicesOf(end: number): Slice[] {
  const borders = Array.from({ length: slices + 1 }, (_, i) => Math.floor((end * i) / slices));
  return borders.slice(1).map((border, i) => ({ first: borders[i]!, end: border }));
}

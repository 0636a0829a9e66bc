import { at, type Point } from './illustration/geometry.ts';

export const dialSize = { width: 400, height: 226 } as const;
export const dialCentre: Point = [200, 214];

/** A score's place on a half circle: 0 at the left end, 50 at the top, 100 at the right end. */
export function pointAtScore(score: number, radius: number): Point {
  const angle = Math.PI * (1 - score / 100);
  return [dialCentre[0] + radius * Math.cos(angle), dialCentre[1] - radius * Math.sin(angle)];
}

/** Path of the arc between two scores. */
export function arcBetween(from: number, to: number, radius: number): string {
  return `M${at(...pointAtScore(from, radius))}A${radius} ${radius} 0 0 1 ${at(...pointAtScore(to, radius))}`;
}

/** Lean of a kite at this score, in degrees from upright. */
export const leanAtScore = (score: number) => 180 * (score / 100) - 90;

/**
 * § 9: the first band includes its upper limit; each later one starts after the previous limit and excludes its own.
 */
export function bandAt(score: number, bands: readonly { to: number }[]): number {
  const index = bands.findIndex(({ to }, place) => (place === 0 ? score <= to : score < to));
  return index === -1 ? bands.length - 1 : index;
}

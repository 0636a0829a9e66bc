import type { Point } from './geometry.ts';

/** Start, two control points, end. */
export type Curve = readonly [Point, Point, Point, Point];

export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const axis = (i: 0 | 1) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [axis(0), axis(1)];
}

/** Direction of a curve at `t`, in degrees. */
export function directionOn(curve: Curve, t: number): number {
  const [x1, y1] = pointOn(curve, Math.max(0, t - 0.01));
  const [x2, y2] = pointOn(curve, Math.min(1, t + 0.01));
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
}

/** The lower tip of a kite at `x`, `y`, turned by `turn` degrees, where the tail is tied. */
export function kiteTip(x: number, y: number, scale: number, turn: number): Point {
  const angle = (turn * Math.PI) / 180;
  return [x - 44 * scale * Math.sin(angle), y + 44 * scale * Math.cos(angle)];
}

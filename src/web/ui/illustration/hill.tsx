import { at } from './geometry.ts';

interface HillProps {
  /** 1 is far and pale, 3 near and dark. */
  shade: 1 | 2 | 3;
  width: number;
  height: number;
  /**
   * y0, x1, y1, x2, y2, x3, y3, yEnd: start, two control points, middle, end. x is a share of the width, y counts up
   * from the ground.
   */
  ridge: readonly [number, number, number, number, number, number, number, number];
  /** Multiplies all heights. */
  scale?: number;
}

/**
 * A hill, filled from its ridge down. It goes on beyond both sides and below, because a picture shows more in a box that
 * has another shape.
 */
export function Hill({ shade, width, height, ridge, scale = 1 }: HillProps) {
  const [y0, x1, y1, x2, y2, x3, y3, yEnd] = ridge;
  const points = (...shares: number[]) =>
    at(...shares.map((share, index) => (index % 2 ? height - share * scale : share * width)));
  const middle = (y0 + y3 + yEnd) / 3;
  // The slopes at both sides are kept for a third of their length, and then level out.
  const left = `C${points(-0.6, middle, -x1 / 3, y0 - (y1 - y0) / 3, 0, y0)}`;
  const ridgeLine = `C${points(x1, y1, x2, y2, x3, y3)}S${points(1, yEnd, 1, yEnd)}`;
  const [slopeX, slopeY] = [1 - (2 * x3 - x2), yEnd - (2 * y3 - y2)];
  const right = `C${points(1 + slopeX / 3, yEnd + slopeY / 3, 1.6, middle, 2, middle)}`;
  const ends = `H${4 * width}V${at(height * 1.2)}H${-3 * width}V${at(height - middle * scale)}Z`;
  return <path d={`M${points(-1, middle)}${left}${ridgeLine}${right}${ends}`} fill={`var(--il-hill-${shade})`} />;
}

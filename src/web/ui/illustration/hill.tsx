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

/** A hill, filled from its ridge down to the bottom of the picture. */
export function Hill({ shade, width, height, ridge, scale = 1 }: HillProps) {
  const [y0, x1, y1, x2, y2, x3, y3, yEnd] = ridge;
  const up = (y: number) => height - y * scale;
  const over = (x: number) => x * width;
  const curve = `C${at(over(x1), up(y1), over(x2), up(y2), over(x3), up(y3))}`;
  const right = `S${at(width, up(yEnd), width, up(yEnd))}`;
  return <path d={`M0 ${at(up(y0))}${curve}${right}V${height}H0Z`} fill={`var(--il-hill-${shade})`} />;
}

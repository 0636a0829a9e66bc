import { kiteTip } from './curve.ts';
import styles from './flight.module.css';
import { at, type Point } from './geometry.ts';
import { Kite } from './kite.tsx';
import type { KiteName } from './kite-colours.ts';
import { Cord, Tail } from './tail.tsx';

interface FlightProps {
  /** The crossing of the spars, in the picture's units. */
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise. */
  turn?: number;
  colours?: KiteName;
  /** The hand that holds the string, in the picture's units; without it no string is drawn. */
  hand?: Point;
  /** How far the string sags, in the picture's units; 0 is taut. */
  sag?: number;
  bows?: number;
  tailColours?: readonly string[];
  /** Length of the tail; 1 by default. */
  tail?: number;
  /** Angle of the tail in the wind: degrees from hanging down, to the right. */
  stream?: number;
}

/** The control points and end of the tail, relative to its knot, for a kite of scale 1. */
const wave: readonly Point[] = [
  [26, 37],
  [-32, 63],
  [13, 101],
];

/** A kite in the air with its tail and string. On info screens it sways about the point where the string is tied. */
export function Flight(props: FlightProps) {
  const { x, y, scale, turn = -18, colours, hand, sag = 0, bows = 3, tailColours, tail = 1, stream = 0 } = props;
  const tip = kiteTip(0, 0, scale, turn);
  const [first, second, end] = wave.map((point) => carried(tip, point, tail * scale, stream)) as [Point, Point, Point];
  return (
    <>
      {hand && <Cord d={stringBetween(hand, [x, y], sag)} width={1.2 + scale * 0.25} />}
      <g transform={`translate(${at(x, y)})`}>
        <g className={styles.sway}>
          <Tail
            curve={[tip, first, second, end]}
            bows={bows}
            scale={scale * 0.6}
            width={1.1 + scale * 0.4}
            colours={tailColours}
          />
          <Kite scale={scale} turn={turn} colours={colours} />
        </g>
      </g>
    </>
  );
}

/** A string from a hand to a kite; it leaves the hand flatter than it arrives. */
export function stringBetween([x1, y1]: Point, [x2, y2]: Point, sag: number): string {
  const dx = x2 - x1;
  const dy = y2 - y1;
  return `M${at(x1, y1)}C${at(x1 + dx * 0.36, y1 + dy * 0.22 + sag, x1 + dx * 0.74, y1 + dy * 0.58 + sag, x2, y2)}`;
}

function carried([x, y]: Point, [dx, dy]: Point, length: number, stream: number): Point {
  const angle = (-stream * Math.PI) / 180;
  const along = length * (dx * Math.cos(angle) - dy * Math.sin(angle));
  const down = length * (dx * Math.sin(angle) + dy * Math.cos(angle));
  return [x + along, y + down];
}

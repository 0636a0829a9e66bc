import { placed } from './geometry.ts';
import { type KiteName, kiteColours } from './kite-colours.ts';

/* A rounded rhombus cut along its spars; the crossing is the origin, 76 high and 48 wide. */
const panels = [
  'M0 0H-23.3Q-23.02 -2.38 -21.16 -4.61L-3.2 -26.16Q-1.6 -28.08 0 -28.08Z',
  'M0 0V-28.08Q1.6 -28.08 3.2 -26.16L21.16 -4.61Q23.02 -2.38 23.3 0Z',
  'M0 0H23.3Q23.61 2.55 22.13 5.27L1.91 42.49Q.96 44.25 0 44.25Z',
  'M0 0V44.25Q-.96 44.25 -1.91 42.49L-22.13 5.27Q-23.61 2.55 -23.3 0Z',
];

interface KiteProps {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  colours?: KiteName;
  /** How many panels are mounted, 0 to 4. */
  panelCount?: number;
}

/** A kite inside a picture. */
export function Kite({ x = 0, y = 0, scale = 1, turn = 0, colours = 'kite', panelCount = 4 }: KiteProps) {
  return (
    <g transform={placed(x, y, scale, turn)}>
      {panels.slice(0, panelCount).map((panel, index) => (
        <path key={panel} d={panel} fill={kiteColours[colours][index]} />
      ))}
    </g>
  );
}

/** A kite as a picture of its own: logo, tile, pointer. */
export function KiteGlyph({ colours, className, width, height }: KiteGlyphProps) {
  return (
    <svg className={className} width={width} height={height} viewBox="-27 -32 54 80" aria-hidden="true">
      <Kite colours={colours} />
    </svg>
  );
}

interface KiteGlyphProps {
  colours?: KiteName;
  className?: string;
  width?: number;
  height?: number;
}

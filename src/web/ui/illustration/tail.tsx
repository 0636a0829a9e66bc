import { type Curve, directionOn, pointOn } from './curve.ts';
import { at, placed } from './geometry.ts';
import { bowColours } from './palette.ts';

interface BowProps {
  x: number;
  y: number;
  turn: number;
  scale: number;
  colour: string;
}

export function Bow({ x, y, turn, scale, colour }: BowProps) {
  return (
    <path
      transform={placed(x, y, scale, turn)}
      d="M0 0L-8 -4.5V4.5ZM0 0L8 -4.5V4.5Z"
      fill={colour}
      stroke={colour}
      strokeWidth="2"
      strokeLinejoin="round"
    />
  );
}

interface TailProps {
  curve: Curve;
  bows?: number;
  scale: number;
  width?: number;
  colours?: readonly string[];
}

/** A kite's tail: a cord with two to four bows. */
export function Tail({ curve, bows = 4, scale, width = 1.8, colours = bowColours }: TailProps) {
  const [start, ...rest] = curve;
  return (
    <>
      <Cord d={`M${at(...start)}C${rest.map((point) => at(...point)).join(' ')}`} width={width} opacity={1} />
      {Array.from({ length: bows }, (_, index) => {
        const t = (index + 1) / (bows + 0.35);
        const [x, y] = pointOn(curve, t);
        const colour = colours[index % colours.length]!;
        return <Bow key={t} x={x} y={y} turn={directionOn(curve, t) + 90} scale={scale} colour={colour} />;
      })}
    </>
  );
}

interface CordProps {
  d: string;
  width?: number;
  opacity?: number;
}

/** The string between hand and kite. */
export function Cord({ d, width = 1.5, opacity = 0.85 }: CordProps) {
  return (
    <path d={d} fill="none" stroke="var(--il-string)" strokeWidth={width} strokeLinecap="round" opacity={opacity} />
  );
}

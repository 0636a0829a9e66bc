import { frameOf, type SceneProps } from './frame.ts';
import { at, placed } from './geometry.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { Kite } from './kite.tsx';
import { shirts, skins } from './palette.ts';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** Rain passes over, the kite waits in the dry, and it is light beyond. Cards about low days. */
export function Rain(shape: SceneProps) {
  const { picture, unit, x, sky, up, hill } = frameOf(shape);
  const waiting = { x: x(0.38), y: up(56), scale: 1.35 * unit, hand: [12, -24] } as const;
  const [handX, handY] = handOf(waiting);
  return (
    <Picture {...picture}>
      <circle cx={x(0.82)} cy={up(140)} r={92 * unit} fill="var(--il-sky-3)" opacity=".8" />
      <Sun x={x(0.82)} y={up(140)} radius={54 * unit} />
      <Weather clouds={[[x(0.72), sky(0.26), 0.6 * unit, 0.8]]} />
      <Hill {...hill} shade={1} ridge={[128, 0.24, 150, 0.46, 100, 0.7, 122, 138]} />
      <Hill {...hill} shade={2} ridge={[84, 0.22, 108, 0.48, 112, 0.72, 88, 94]} />
      <Drops x={x(0.16)} y={sky(0.5)} width={x(0.44)} fall={up(84) - sky(0.5)} unit={unit} />
      <RainCloud x={x(0.36)} y={sky(0.34)} scale={1.15 * unit} />
      <Hill {...hill} shade={3} ridge={[60, 0.24, 88, 0.5, 60, 0.74, 58, 70]} />
      <Kite x={waiting.x + 58 * unit} y={up(72)} scale={0.95 * unit} turn={68} />
      <Umbrella x={handX} y={handY} scale={1.4 * unit} />
      <Person {...waiting} sitting skin={skins.light} shirt={shirts.sun} />
      <Grass
        tufts={[
          [x(0.12), up(54), unit],
          [x(0.26), up(46), 0.9 * unit],
          [x(0.74), up(46), unit],
          [x(0.88), up(56), unit],
        ]}
      />
    </Picture>
  );
}

/** A cloud of three pills; the middle of its foot is the origin. */
function RainCloud({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={placed(x, y, scale)} strokeLinecap="round">
      <path d="M-50 -34H20" stroke="var(--il-hill-1)" strokeWidth="62" />
      <path d="M-78 -10H78" stroke="var(--il-hill-2)" strokeWidth="42" />
      <path d="M-6 -34H26" stroke="var(--il-hill-2)" strokeWidth="50" />
    </g>
  );
}

interface DropsProps {
  x: number;
  y: number;
  width: number;
  fall: number;
  unit: number;
}

/** Slanting strokes in staggered rows. */
function Drops({ x, y, width, fall, unit }: DropsProps) {
  const rows = Math.max(2, Math.round(fall / (34 * unit)));
  const d = Array.from({ length: rows * 6 }, (_, index) => {
    const row = Math.floor(index / 6);
    const along = ((index % 6) + (row % 2) * 0.5) / 6;
    return `M${at(x + along * width - row * 6 * unit, y + (row / rows) * fall)}l${at(-4 * unit, 13 * unit)}`;
  }).join('');
  return <path d={d} stroke="var(--il-string)" strokeWidth={2.6 * unit} strokeLinecap="round" opacity=".36" />;
}

/** An umbrella; its origin is where it is held. */
function Umbrella({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={placed(x, y, scale, 6)}>
      <path d="M0 6V-36" stroke="var(--il-string)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M-42 -30A42 34 0 0 1 -12 -60L-12 -34Q-27 -40 -42 -30Z" fill="var(--k1)" />
      <path d="M-14 -30Q-12 -48 0 -63Q12 -48 14 -30Q0 -40 -14 -30Z" fill="var(--k4)" />
      <path d="M42 -30A42 34 0 0 0 0 -63Q12 -48 14 -30Q28 -40 42 -30Z" fill="var(--k2)" />
      <path d="M-42 -30A42 34 0 0 1 0 -63Q-12 -48 -14 -30Q-28 -40 -42 -30Z" fill="var(--k1)" />
    </g>
  );
}

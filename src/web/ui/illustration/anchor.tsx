import { Flight } from './flight';
import { frameOf, type SceneProps } from './frame';
import { placed } from './geometry';
import { Grass } from './grass';
import { Hill } from './hill';
import { shirts, skins } from './palette';
import { Person } from './person';
import { Picture } from './picture';
import { Sun, Weather } from './weather';

/** The string is tied to something that stays, so both hands are free in the wind. Cards about steadiness. */
export function Anchor(shape: SceneProps) {
  const { width, height, unit, kite, x, sky, up, hill } = frameOf(shape);
  const stone = { x: x(0.32), y: up(52), scale: 1.1 * unit };
  return (
    <Picture width={width} height={height}>
      <Weather
        clouds={[
          [x(0.1), sky(0.04), 0.8 * unit, 0.85],
          [x(0.8), sky(0.58), 0.55 * unit, 0.65],
        ]}
        winds={[
          [x(0.1), sky(0.4), 100 * unit, unit, 0.95],
          [x(0.42), sky(0.1), 70 * unit, 0.8 * unit, 0.85],
          [x(0.06), sky(0.78), 70 * unit, 0.85 * unit, 0.85],
          [x(0.6), sky(0.9), 70 * unit, 0.85 * unit, 0.9],
        ]}
      />
      <Sun x={x(0.86)} y={up(132)} radius={40 * unit} />
      <Hill {...hill} shade={1} ridge={[116, 0.22, 150, 0.46, 98, 0.7, 134, 140]} />
      <Hill {...hill} shade={2} ridge={[92, 0.22, 70, 0.46, 118, 0.7, 94, 86]} />
      <Hill {...hill} shade={3} ridge={[64, 0.22, 86, 0.5, 62, 0.72, 62, 76]} />
      <Flight
        x={x(0.66)}
        y={sky(0.3)}
        scale={1.5 * kite}
        turn={4}
        hand={[stone.x + 12 * unit, up(102)]}
        sag={3 * unit}
        bows={4}
        tail={0.9}
        stream={44}
      />
      <Stone {...stone} />
      <Person
        x={x(0.62)}
        y={up(52)}
        scale={1.35 * unit}
        sitting
        turned
        hand={[15, -8]}
        skin={skins.tan}
        shirt={shirts.leaf}
      />
      <Grass
        lean={0.75}
        tufts={[
          [x(0.14), up(52), unit],
          [x(0.24), up(46), 1.1 * unit],
          [x(0.47), up(42), unit],
          [x(0.78), up(46), 1.1 * unit],
          [x(0.92), up(56), unit],
        ]}
      />
    </Picture>
  );
}

/** A boulder with a string around it; its foot is the origin. */
function Stone({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={placed(x, y, scale)}>
      <path d="M-40 4C-46 -22 -30 -50 -4 -52C24 -54 42 -30 40 4Q0 12 -40 4Z" fill="var(--il-hill-1)" />
      <path d="M14 -50C36 -44 42 -22 40 4Q24 8 8 8C24 -8 26 -32 14 -50Z" fill="var(--il-hill-2)" />
      <path
        d="M-39 -22Q-4 -10 38 -24M-40 -15Q-4 -3 40 -17M11 -45L4 -17"
        fill="none"
        stroke="var(--il-string)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M4 -16q-9 -9 -12 -1t12 1q9 -8 11 0t-11 0l-5 10M4 -16l6 9"
        fill="none"
        stroke="var(--k2)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </g>
  );
}

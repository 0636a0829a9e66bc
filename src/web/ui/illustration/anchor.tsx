import { Flight } from './flight.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { placed } from './geometry.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { shirts, skins } from './palette.ts';
import { Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** The string is tied to a post, so both hands are free in the wind. Cards about steadiness. */
export function Anchor(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const post = { x: x(0.3), y: up(54), scale: 1.2 * unit };
  return (
    <Picture {...picture}>
      <Weather
        clouds={[
          [x(0.1), sky(0.04), 0.8 * unit, 0.85],
          [x(0.8), sky(0.58), 0.55 * unit, 0.65],
        ]}
        winds={[
          [x(0.1), sky(0.4), 100, unit, 0.95],
          [x(0.42), sky(0.1), 70, 0.8 * unit, 0.85],
          [x(0.06), sky(0.78), 70, 0.85 * unit, 0.85],
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
        hand={[post.x + 10 * unit, up(112)]}
        sag={3 * unit}
        bows={4}
        tail={0.9}
        stream={44}
      />
      <Post {...post} />
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
          [x(0.22), up(42), 1.1 * unit],
          [x(0.46), up(46), unit],
          [x(0.78), up(46), 1.1 * unit],
          [x(0.92), up(56), unit],
        ]}
      />
    </Picture>
  );
}

/** A wooden post between two stones, with the string wound round it; its foot is the origin. */
function Post({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={placed(x, y, scale)} strokeLinecap="round" strokeLinejoin="round">
      <path d="M-9 6V-58Q-9 -63 -4 -63H5Q10 -63 10 -58V6Z" fill="#C98A63" />
      <path d="M2 -63H5Q10 -63 10 -58V6H2Z" fill="#8A5A3C" />
      <path d="M-40 8C-46 -8 -34 -24 -20 -24C-6 -25 2 -8 0 8Z" fill="var(--il-hill-1)" />
      <path d="M-14 -23C-4 -20 1 -6 0 8H-14C-6 0 -6 -14 -14 -23Z" fill="var(--il-hill-2)" />
      <path d="M-4 9C-4 -4 6 -14 18 -13C30 -13 36 -2 34 9Z" fill="var(--il-hill-1)" />
      <path d="M22 -13C32 -11 36 -2 34 9H22C28 2 28 -6 22 -13Z" fill="var(--il-hill-2)" />
      <path d="M-9 -40L10 -45M-9 -46L10 -51" stroke="var(--il-sky-3)" strokeWidth="3" />
      <path
        d="M-2 -40C-12 -46 -20 -40 -17 -34S-6 -34 -2 -40C2 -32 12 -26 15 -32S6 -42 -2 -40L-8 -26M-2 -40L4 -25"
        fill="none"
        stroke="var(--k2)"
        strokeWidth="2.8"
      />
    </g>
  );
}

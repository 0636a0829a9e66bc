import { Flight } from './flight.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { placed } from './geometry.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { House } from './house.tsx';
import { shirts, skins } from './palette.ts';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** A weather vane on a small roof: it only shows where the wind comes from. Cards about noticing. */
export function Vane(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const flyer = { x: x(0.62), y: up(66), scale: 1.2 * unit };
  const size = shape.banner ? 0.7 : 1.12;
  return (
    <Picture {...picture}>
      <Weather
        clouds={[
          [x(0.5), sky(0.02), 0.8 * unit, 0.8],
          [x(0.04), sky(0.62), 0.5 * unit, 0.65],
        ]}
        winds={[
          [x(0.1), sky(0.18), 84, 0.9 * unit, 0.95],
          [x(0.44), sky(0.74), 56, 0.8 * unit, 0.85],
        ]}
      />
      <Sun x={x(0.9)} y={up(124)} radius={42 * unit} />
      <Hill {...hill} shade={1} ridge={[134, 0.24, 104, 0.48, 146, 0.7, 122, 112]} />
      <Hill {...hill} shade={2} ridge={[86, 0.28, 118, 0.5, 82, 0.74, 98, 104]} />
      <Flight
        x={x(0.76)}
        y={sky(0.32)}
        scale={1.15 * kite}
        turn={-16}
        colours="sky"
        hand={handOf(flyer)}
        sag={8 * unit}
        tail={0.85}
        stream={26}
      />
      <WeatherVane x={x(0.3)} y={up(58 + 114 * size)} scale={1.12 * size * unit} />
      <House x={x(0.3)} y={up(58)} scale={size * unit} />
      <Hill {...hill} shade={3} ridge={[62, 0.24, 66, 0.46, 60, 0.68, 62, 54]} />
      <Grass
        lean={0.5}
        tufts={[
          [x(0.12), up(50), unit],
          [x(0.5), up(50), unit],
          [x(0.78), up(44), 0.9 * unit],
        ]}
      />
      <Person {...flyer} skin={skins.warm} shirt={shirts.rose} />
    </Picture>
  );
}

/** An arrow with a kite as its tail, on a pole whose foot is the origin. */
function WeatherVane({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={placed(x, y, scale)} strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 8V-62M-17 -12H17" fill="none" stroke="var(--il-string)" strokeWidth="3.4" />
      <g transform="translate(0 -44) rotate(-5)">
        <path d="M-40 0H30" stroke="var(--k3)" strokeWidth="4.4" />
        <path d="M-52 0L-36 -10V10Z" fill="var(--k2)" stroke="var(--k2)" strokeWidth="3" />
        <path d="M22 0L36 -13H50L40 0L50 13H36Z" fill="var(--k4)" stroke="var(--k4)" strokeWidth="3" />
      </g>
      <circle cy="-64" r="4.4" fill="var(--k4)" />
      <circle cx="-20" cy="-12" r="3.2" fill="var(--k2)" />
      <circle cx="20" cy="-12" r="3.2" fill="var(--k2)" />
    </g>
  );
}

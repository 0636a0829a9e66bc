import { frameOf, type SceneProps } from './frame.ts';
import { placed } from './geometry.ts';
import { Glow } from './glow.tsx';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { House } from './house.tsx';
import { Kite } from './kite.tsx';
import { shirts, skins } from './palette.ts';
import { Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Moon, Stars } from './stars.tsx';
import { Weather } from './weather.tsx';

/** Evening. The kite is in, a lantern is lit, and two sit side by side. */
export function Shelter(shape: SceneProps) {
  const { picture, unit, x, sky, up, hill } = frameOf(shape);
  const sit = { y: up(56), scale: 1.35 * unit, sitting: true } as const;
  const middle = x(0.57);
  return (
    <Picture {...picture} dusk>
      <Stars
        size={3.6 * unit}
        spots={[
          [x(0.14), sky(0.34)],
          [x(0.42), sky(0.14)],
          [x(0.56), sky(0.4)],
          [x(0.68), sky(0.06)],
          [x(0.84), sky(0.34)],
          [x(0.76), sky(0.6)],
          [x(0.5), sky(0.66)],
          [x(0.9), sky(0.1)],
        ]}
      />
      <Moon x={x(shape.banner ? 0.46 : 0.24)} y={sky(shape.banner ? 0 : 0.18)} scale={0.7 * unit} />
      <Weather
        clouds={[
          [x(0.62), sky(0.2), 0.8 * unit, 0.7],
          [x(0.08), sky(0.5), 0.55 * unit, 0.6],
        ]}
      />
      <Hill {...hill} shade={1} ridge={[134, 0.24, 110, 0.46, 166, 0.72, 140, 126]} />
      <Hill {...hill} shade={2} ridge={[96, 0.26, 122, 0.5, 92, 0.74, 104, 112]} />
      <Glow x={x(0.27)} y={up(96)} radius={92 * unit} />
      <House x={x(0.27)} y={up(70)} scale={0.98 * unit} lit />
      <Hill {...hill} shade={3} ridge={[74, 0.24, 82, 0.54, 78, 0.78, 74, 64]} />
      <Glow x={middle} y={up(64)} radius={84 * unit} />
      <Person {...sit} x={middle - 38 * unit} hand={[14, -12]} skin={skins.brown} />
      <Person {...sit} x={middle + 38 * unit} turned hand={[14, -14]} skin={skins.light} shirt={shirts.sky} />
      <Lantern x={middle} y={up(54)} scale={1.15 * unit} />
      <Kite x={middle + 118 * unit} y={up(76)} scale={unit} turn={70} />
      <Grass
        tufts={[
          [x(0.1), up(58), unit],
          [x(0.36), up(48), 0.9 * unit],
          [x(0.76), up(44), unit],
        ]}
      />
    </Picture>
  );
}

function Lantern({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={placed(x, y, scale)} strokeLinecap="round" strokeLinejoin="round">
      <path d="M-7 -25C-7 -36 7 -36 7 -25" fill="none" stroke="var(--il-string)" strokeWidth="2.2" />
      <path d="M-8 -22H8L9 -2H-9Z" fill="#FFD98A" stroke="#FFD98A" strokeWidth="2" />
      <path d="M0 -18C1 -14 5 -12 4 -7C4 -4 2 -3 0 -3S-4 -4 -4 -7C-4 -11 0 -13 0 -18Z" fill="var(--k2)" />
      <path d="M-8 -24H8M-10 0H10" stroke="var(--il-string)" strokeWidth="4.4" />
    </g>
  );
}

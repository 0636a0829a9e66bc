import { frameOf, type SceneProps } from './frame.ts';
import { placed } from './geometry.ts';
import { Glow } from './glow.tsx';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { Kite } from './kite.tsx';
import { shirts, skins } from './palette.ts';
import { Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Moon, Stars } from './stars.tsx';
import { Weather } from './weather.tsx';

/** Dusk, a warm light, and people around it. Cards about company. */
export function Campfire(shape: SceneProps) {
  const { picture, unit, x, sky, up, hill } = frameOf(shape);
  const sit = { scale: 1.25 * unit, sitting: true } as const;
  const middle = x(0.5);
  return (
    <Picture {...picture} dusk>
      <Stars
        size={3.6 * unit}
        spots={[
          [x(0.12), sky(0.08)],
          [x(0.3), sky(0.24)],
          [x(0.46), sky(0.02)],
          [x(0.58), sky(0.36)],
          [x(0.66), sky(0.12)],
          [x(0.9), sky(0.3)],
          [x(0.2), sky(0.5)],
          [x(0.86), sky(0.62)],
          [x(0.4), sky(0.56)],
        ]}
      />
      <Moon x={x(0.78)} y={sky(0.22)} scale={0.62 * unit} />
      <Weather clouds={[[x(0.1), sky(0.34), 0.8 * unit, 0.7]]} />
      <Hill {...hill} shade={1} ridge={[126, 0.24, 168, 0.46, 112, 0.7, 136, 148]} />
      <Hill {...hill} shade={2} ridge={[98, 0.24, 112, 0.48, 92, 0.74, 100, 106]} />
      <Hill {...hill} shade={3} ridge={[80, 0.24, 96, 0.54, 92, 0.78, 84, 78]} />
      <Glow x={middle} y={up(80)} radius={112 * unit} />
      <Kite x={middle - 148 * unit} y={up(108)} scale={1.05 * unit} turn={-28} colours="sky" />
      <Kite x={middle + 146 * unit} y={up(106)} scale={unit} turn={24} />
      <Person {...sit} x={middle - 44 * unit} y={up(88)} hand={[15, -14]} skin={skins.light} shirt={shirts.lilac} />
      <Person
        {...sit}
        x={middle + 48 * unit}
        y={up(88)}
        turned
        hand={[14, -16]}
        skin={skins.brown}
        shirt={shirts.white}
      />
      <Fire x={middle} y={up(66)} scale={1.1 * unit} />
      <Person {...sit} x={middle - 82 * unit} y={up(60)} hand={[16, -16]} skin={skins.deep} shirt={shirts.sun} />
      <Person
        {...sit}
        x={middle + 86 * unit}
        y={up(60)}
        turned
        hand={[15, -12]}
        skin={skins.warm}
        shirt={shirts.rose}
      />
      <Grass
        tufts={[
          [x(0.1), up(56), unit],
          [x(0.36), up(44), 0.9 * unit],
          [x(0.9), up(52), unit],
        ]}
      />
    </Picture>
  );
}

function Fire({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={placed(x, y, scale)}>
      <path
        d="M0 -42C4 -30 20 -24 17 -9C15 0 7 4 0 4S-15 0 -17 -9C-18 -19 -8 -21 -9 -31C-3 -29 0 -35 0 -42Z"
        fill="var(--k2)"
      />
      <path d="M1 -25C4 -18 11 -15 9 -6C8 0 4 3 0 3S-9 0 -9 -6C-9 -12 0 -16 1 -25Z" fill="var(--k4)" />
      <path d="M-20 6L18 -1M20 6L-18 -1" stroke="var(--il-ink)" strokeWidth="6" strokeLinecap="round" />
    </g>
  );
}

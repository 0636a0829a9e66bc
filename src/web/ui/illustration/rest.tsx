import { Blanket } from './blanket.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { Kite } from './kite.tsx';
import { shirts, skins } from './palette.ts';
import { Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Bow, Cord } from './tail.tsx';
import { Sun, Weather } from './weather.tsx';

/** Two kites have landed and the sun is low: half of the distance is done. */
export function Rest(shape: SceneProps) {
  const { picture, unit, x, sky, up, hill } = frameOf(shape);
  const bend = (units: number) => `${x(0.1) + units * unit} `;
  return (
    <Picture {...picture}>
      <Weather
        clouds={[
          [x(0.08), sky(0.22), 0.9 * unit, 0.85],
          [x(0.6), sky(0.06), 0.7 * unit, 0.75],
          [x(0.66), sky(0.54), 0.5 * unit, 0.6],
        ]}
      />
      <circle cx={x(0.5)} cy={up(142)} r={106 * unit} fill="var(--il-sky-3)" opacity=".8" />
      <Sun x={x(0.5)} y={up(142)} radius={74 * unit} />
      <Hill {...hill} shade={1} ridge={[138, 0.2, 176, 0.36, 118, 0.54, 128, 168]} />
      <Hill {...hill} shade={2} ridge={[98, 0.24, 84, 0.5, 124, 0.74, 104, 92]} />
      <Hill {...hill} shade={3} ridge={[78, 0.24, 98, 0.54, 92, 0.78, 84, 74]} />
      <Kite x={x(0.19)} y={up(104)} scale={1.15 * unit} turn={-64} />
      <Kite x={x(0.82)} y={up(100)} scale={1.05 * unit} turn={66} colours="sky" />
      <Cord d={`M${bend(60)}${up(84)}Q${bend(76)}${up(70)} ${bend(94)}${up(82)}`} width={1.6 * unit} opacity={1} />
      <Bow x={x(0.1) + 74 * unit} y={up(77)} turn={4} scale={0.75 * unit} colour="#5AA2E6" />
      <Blanket x={x(0.5)} y={up(64)} scale={0.95 * unit} />
      <Person x={x(0.43)} y={up(64)} scale={1.35 * unit} sitting hand={[14, -12]} skin={skins.deep} />
      <Person
        x={x(0.57)}
        y={up(64)}
        scale={1.35 * unit}
        sitting
        turned
        hand={[14, -15]}
        skin={skins.light}
        shirt={shirts.sky}
      />
      <Grass
        tufts={[
          [x(0.08), up(62), unit],
          [x(0.26), up(46), 0.9 * unit],
          [x(0.74), up(50), unit],
          [x(0.92), up(60), 0.9 * unit],
        ]}
      />
    </Picture>
  );
}

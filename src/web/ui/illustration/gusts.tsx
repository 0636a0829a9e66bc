import { Flight } from './flight.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { shirts, skins } from './palette.ts';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** A fresh wind in gusts: the kite pulls and the grass bends. A middle result. */
export function Gusts(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const flyer = { x: x(0.24), y: up(62), scale: 1.35 * unit, lean: -9, hand: [14, -30] } as const;
  return (
    <Picture {...picture}>
      <Sun x={x(0.16)} y={up(130)} radius={38 * unit} />
      <Weather
        clouds={[
          [x(0.56), sky(0.02), 0.8 * unit, 0.8],
          [x(0.08), sky(0.34), 0.65 * unit, 0.75],
        ]}
        winds={[
          [x(0.1), sky(0.1), 96, 0.9 * unit, 0.9],
          [x(0.26), sky(0.56), 70, 0.8 * unit, 0.85],
          [x(0.44), sky(0.88), 70, 0.9 * unit, 0.9],
        ]}
      />
      <Hill {...hill} shade={1} ridge={[108, 0.22, 156, 0.44, 92, 0.7, 132, 156]} />
      <Hill {...hill} shade={2} ridge={[70, 0.2, 96, 0.46, 110, 0.74, 82, 96]} />
      <Flight
        x={x(0.63)}
        y={sky(0.4)}
        scale={1.45 * kite}
        turn={12}
        hand={handOf(flyer)}
        sag={4 * unit}
        bows={4}
        tail={0.9}
        stream={58}
      />
      <Hill {...hill} shade={3} ridge={[54, 0.2, 86, 0.42, 58, 0.68, 54, 74]} />
      <Grass
        lean={0.85}
        tufts={[
          [x(0.1), up(52), unit],
          [x(0.4), up(54), 1.1 * unit],
          [x(0.54), up(44), 0.9 * unit],
          [x(0.7), up(50), 1.1 * unit],
          [x(0.86), up(58), unit],
        ]}
      />
      <Person {...flyer} skin={skins.light} shirt={shirts.leaf} />
    </Picture>
  );
}

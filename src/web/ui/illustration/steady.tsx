import { Flight } from './flight.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { shirts, skins } from './palette.ts';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** High and steady on a long, even string. */
export function Steady(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const flyer = { x: x(0.3), y: up(66), scale: 1.3 * unit, hand: [11, -37] } as const;
  return (
    <Picture {...picture}>
      <Sun x={x(0.74)} y={up(146)} radius={54 * unit} />
      <Weather
        clouds={[
          [x(0.06), sky(0.38), 0.8 * unit, 0.85],
          [x(0.74), sky(0.44), 0.8 * unit, 0.8],
          [x(0.36), sky(0.72), 0.5 * unit, 0.6],
        ]}
      />
      <Hill {...hill} shade={1} ridge={[150, 0.2, 190, 0.4, 130, 0.62, 146, 160]} />
      <Hill {...hill} shade={2} ridge={[104, 0.24, 128, 0.46, 124, 0.72, 108, 112]} />
      <Flight
        x={x(0.58)}
        y={sky(0.14)}
        scale={1.25 * kite}
        turn={-6}
        hand={handOf(flyer)}
        bows={4}
        tail={1}
        stream={4}
      />
      <Hill {...hill} shade={3} ridge={[70, 0.22, 92, 0.48, 72, 0.72, 66, 78]} />
      <Person {...flyer} skin={skins.warm} shirt={shirts.sky} />
      <Grass
        tufts={[
          [x(0.12), up(58), unit],
          [x(0.5), up(52), unit],
          [x(0.72), up(46), 0.9 * unit],
          [x(0.88), up(56), unit],
        ]}
      />
    </Picture>
  );
}

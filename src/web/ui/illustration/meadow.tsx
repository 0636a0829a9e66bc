import { Bird } from './bird.tsx';
import { Flight } from './flight.tsx';
import { Flowers } from './flowers.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** Much sky, a wide meadow, and one kite about to rise. A quiet beginning. */
export function Meadow(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const flyer = { x: x(0.4), y: up(68), scale: 1.3 * unit, hand: [12, -38] } as const;
  return (
    <Picture {...picture}>
      <Weather
        clouds={[
          [x(0.08), sky(0.16), unit, 0.85],
          [x(0.66), sky(0.04), 0.7 * unit, 0.75],
          [x(0.5), sky(0.5), 0.5 * unit, 0.6],
        ]}
      />
      <Sun x={x(0.24)} y={up(126)} radius={52 * unit} />
      <Bird x={x(0.42)} y={sky(0.34)} scale={unit} />
      <Bird x={x(0.48)} y={sky(0.26)} scale={0.7 * unit} />
      <Hill {...hill} shade={1} ridge={[120, 0.26, 146, 0.5, 108, 0.72, 122, 134]} />
      <Hill {...hill} shade={2} ridge={[92, 0.3, 104, 0.5, 86, 0.74, 100, 104]} />
      <Flight
        x={x(0.72)}
        y={up(190)}
        scale={1.3 * kite}
        turn={-26}
        hand={handOf(flyer)}
        sag={12 * unit}
        tail={0.85}
        stream={30}
      />
      <Hill {...hill} shade={3} ridge={[70, 0.24, 90, 0.54, 84, 0.76, 70, 60]} />
      <Person {...flyer} />
      <Grass
        tufts={[
          [x(0.12), up(56), unit],
          [x(0.27), up(64), 0.8 * unit],
          [x(0.6), up(54), 0.9 * unit],
          [x(0.88), up(48), unit],
        ]}
      />
      <Flowers
        size={5 * unit}
        spots={[
          [x(0.06), up(50)],
          [x(0.19), up(62)],
          [x(0.33), up(46)],
          [x(0.52), up(62)],
          [x(0.7), up(50)],
          [x(0.8), up(60)],
          [x(0.95), up(44)],
        ]}
      />
    </Picture>
  );
}

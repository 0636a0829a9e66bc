import { Flight, stringBetween } from './flight.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { shirts, skins } from './palette.ts';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Reel } from './reel.tsx';
import { Cord } from './tail.tsx';
import { Sun, Weather } from './weather.tsx';

/** Strong wind: the kite tugs hard, and a friend holds the reel. A high result. */
export function StrongWind(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const flyer = { x: x(0.36), y: up(66), scale: 1.3 * unit, lean: -15, hand: [15, -28] } as const;
  const friend = { x: x(0.2), y: up(62), scale: 1.3 * unit, lean: -8, hand: [14, -22] } as const;
  const [reelX, reelY] = handOf(friend);
  return (
    <Picture {...picture}>
      <Sun x={x(0.5)} y={up(128)} radius={36 * unit} />
      <Weather
        clouds={[
          [x(0.56), sky(0.0), 0.8 * unit, 0.8],
          [x(0.06), sky(0.36), 0.6 * unit, 0.7],
        ]}
        winds={[
          [x(0.1), sky(0.2), 110, 1.25 * unit, 0.95],
          [x(0.4), sky(0.42), 84, 1.35 * unit, 0.9],
          [x(0.1), sky(0.64), 84, 1.1 * unit, 0.85],
        ]}
      />
      <Hill {...hill} shade={1} ridge={[124, 0.26, 92, 0.46, 150, 0.7, 120, 138]} />
      <Hill {...hill} shade={2} ridge={[86, 0.2, 112, 0.44, 64, 0.7, 88, 104]} />
      <Flight
        x={x(0.72)}
        y={sky(0.82)}
        scale={1.4 * kite}
        turn={34}
        hand={handOf(flyer)}
        bows={3}
        tail={0.75}
        stream={84}
      />
      <Hill {...hill} shade={3} ridge={[56, 0.2, 82, 0.46, 66, 0.7, 46, 40]} />
      <Grass
        lean={1.1}
        tufts={[
          [x(0.08), up(50), unit],
          [x(0.48), up(54), 1.1 * unit],
          [x(0.62), up(44), unit],
          [x(0.78), up(42), 1.1 * unit],
          [x(0.92), up(36), unit],
        ]}
      />
      <Cord d={stringBetween([reelX, reelY], handOf(flyer), 5 * unit)} width={1.5 * unit} />
      <Person {...friend} skin={skins.deep} shirt={shirts.rose} />
      <Reel x={reelX} y={reelY} scale={0.9 * unit} />
      <Person {...flyer} />
    </Picture>
  );
}

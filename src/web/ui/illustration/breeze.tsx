import { Flight } from './flight.tsx';
import { Flowers } from './flowers.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { shirts, skins } from './palette.ts';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** A light breeze: the kite rests easy on a long, lazy string. A low result. */
export function Breeze(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const flyer = { x: x(0.22), y: up(64), scale: 1.35 * unit, hand: [15, -17] } as const;
  return (
    <Picture {...picture}>
      <Weather
        clouds={[
          [x(0.1), sky(0.12), 0.9 * unit, 0.85],
          [x(0.44), sky(0.5), 0.5 * unit, 0.6],
        ]}
        winds={[[x(0.22), sky(0.66), 60, 0.7 * unit, 0.85]]}
      />
      <Sun x={x(0.82)} y={up(134)} radius={44 * unit} />
      <Hill {...hill} shade={1} ridge={[118, 0.24, 150, 0.48, 104, 0.7, 126, 150]} />
      <Hill {...hill} shade={2} ridge={[96, 0.26, 74, 0.46, 112, 0.7, 98, 84]} />
      <Flight
        x={x(0.68)}
        y={sky(0.3)}
        scale={1.5 * kite}
        turn={-10}
        hand={handOf(flyer)}
        sag={54 * unit}
        bows={4}
        tail={1.05}
        stream={6}
      />
      <Hill {...hill} shade={3} ridge={[72, 0.22, 84, 0.5, 40, 0.72, 56, 70]} />
      <Person {...flyer} sitting skin={skins.brown} shirt={shirts.white} />
      <Grass
        lean={0.2}
        tufts={[
          [x(0.12), up(56), unit],
          [x(0.4), up(46), 0.9 * unit],
          [x(0.62), up(40), unit],
          [x(0.86), up(50), 0.9 * unit],
        ]}
      />
      <Flowers
        size={5 * unit}
        spots={[
          [x(0.34), up(52)],
          [x(0.5), up(40)],
          [x(0.72), up(46)],
          [x(0.8), up(38)],
          [x(0.93), up(56)],
        ]}
      />
    </Picture>
  );
}

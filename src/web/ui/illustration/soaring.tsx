import { Bird } from './bird.tsx';
import { Flight } from './flight.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { at } from './geometry.ts';
import { Hill } from './hill.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** Above the clouds, in the sun, and not alone. */
export function Soaring(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const bank = 2 * unit;
  return (
    <Picture {...picture}>
      <circle cx={x(0.3)} cy={up(150)} r={104 * unit} fill="var(--il-sky-3)" opacity=".8" />
      <Sun x={x(0.3)} y={up(150)} radius={70 * unit} />
      <Weather
        clouds={[
          [x(0.06), sky(0.14), 0.6 * unit, 0.7],
          [x(0.76), sky(0.66), 0.7 * unit, 0.75],
        ]}
      />
      <Bird x={x(0.2)} y={sky(0.42)} scale={unit} />
      <Bird x={x(0.28)} y={sky(0.34)} scale={0.8 * unit} />
      <Bird x={x(0.13)} y={sky(0.5)} scale={0.7 * unit} />
      <Hill {...hill} shade={1} ridge={[70, 0.3, 84, 0.5, 96, 0.62, 158, 90]} />
      <Weather
        clouds={[
          [x(-0.12), up(140), bank, 0.7],
          [x(0.62), up(128), bank, 0.7],
        ]}
      />
      <Hill {...hill} shade={2} ridge={[120, 0.16, 110, 0.34, 40, 0.5, 50, 96]} />
      <Flight
        x={x(0.38)}
        y={sky(0.36)}
        scale={0.95 * kite}
        turn={-20}
        colours="sky"
        hand={[x(0.2), up(60)]}
        bows={3}
        tail={0.9}
        stream={16}
      />
      <Flight
        x={x(0.68)}
        y={sky(0.12)}
        scale={1.5 * kite}
        turn={-16}
        hand={[x(0.44), up(60)]}
        sag={10 * unit}
        bows={4}
        tail={0.95}
        stream={16}
      />
      {/* Beyond both sides too, where a wide box shows more. */}
      {[-1, 0, 1].map((side) => (
        <Weather
          key={side}
          clouds={[
            [x(side + 0.14), up(100), bank, 1],
            [x(side + 0.5), up(92), 2.2 * unit, 1],
            [x(side - 0.2), up(74), 2.4 * unit, 1],
            [x(side + 0.3), up(66), 2.4 * unit, 1],
            [x(side + 0.76), up(70), 2.4 * unit, 1],
          ]}
        />
      ))}
      <path d={`M${at(x(-3), up(36))}H${x(4)}V${picture.height * 1.2}H${x(-3)}Z`} fill="var(--il-cloud)" />
    </Picture>
  );
}

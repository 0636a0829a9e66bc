import { kiteTip } from './curve.ts';
import { frameOf, type SceneProps } from './frame.ts';
import { at } from './geometry.ts';
import { Hill } from './hill.tsx';
import { Kite } from './kite.tsx';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Cord, Tail } from './tail.tsx';
import { Sun, Weather } from './weather.tsx';

/** The kite drifts off to one side, on a string that hangs in waves. Before the questions about attention. */
export function Drift(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const flyer = { x: x(0.17), y: up(54), scale: 1.3 * unit };
  const [handX, handY] = handOf(flyer);
  const [kiteX, kiteY, scale] = [x(0.74), sky(0.1), 1.3 * kite];
  const along = (across: number, down: number) => at(handX + (kiteX - handX) * across, handY + (kiteY - handY) * down);
  return (
    <Picture {...picture}>
      <Weather
        clouds={[
          [x(0.06), sky(0.16), 0.8 * unit, 0.9],
          [x(0.46), sky(-0.1), 0.5 * unit, 0.75],
        ]}
        winds={[
          [x(0.24), sky(0.34), 86, 0.9 * unit, 0.9],
          [x(0.6), sky(0.72), 60, 0.8 * unit, 0.85],
        ]}
      />
      <Sun x={x(0.2)} y={up(140)} radius={46 * unit} />
      <Hill {...hill} shade={1} ridge={[112, 0.22, 168, 0.48, 96, 0.7, 126, 146]} />
      <Hill {...hill} shade={2} ridge={[84, 0.24, 104, 0.5, 128, 0.74, 104, 88]} />
      <Cord
        d={`M${at(handX, handY)}C${along(0.2, 0.06)} ${along(0.3, 0.42)} ${along(0.42, 0.4)}S${along(0.5, 0.3)} ${along(0.6, 0.5)}S${along(0.76, 0.84)} ${at(kiteX, kiteY)}`}
        width={1.8}
      />
      <Tail
        curve={[
          kiteTip(kiteX, kiteY, scale, -26),
          [kiteX + 60 * kite, kiteY + 76 * kite],
          [kiteX + 2 * kite, kiteY + 98 * kite],
          [kiteX + 48 * kite, kiteY + 136 * kite],
        ]}
        scale={0.95 * kite}
      />
      <Kite x={kiteX} y={kiteY} scale={scale} turn={-26} />
      <Hill {...hill} shade={3} ridge={[56, 0.2, 92, 0.46, 76, 0.68, 66, 50]} />
      <Person {...flyer} />
    </Picture>
  );
}

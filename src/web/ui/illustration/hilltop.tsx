import { Bird } from './bird.tsx';
import { Flight } from './flight.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { at, placed } from './geometry.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { Kite } from './kite.tsx';
import { shirts, skins } from './palette.ts';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** A path up to a view; somebody arrives where somebody already flies. Cards about looking back. */
export function Hilltop(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const friend = { x: x(0.72), y: up(161), scale: 1.1 * unit };
  const arriving = { x: x(0.46), y: up(121), scale: 1.2 * unit, lean: 6, hand: [11, -20] } as const;
  const [handX, handY] = handOf(arriving);
  return (
    <Picture {...picture}>
      <Weather
        clouds={[
          [x(0.08), sky(0.2), 0.9 * unit, 0.85],
          [x(0.3), sky(0.62), 0.5 * unit, 0.65],
          [x(0.62), sky(-0.06), 0.6 * unit, 0.7],
        ]}
      />
      <Sun x={x(0.2)} y={up(112)} radius={50 * unit} />
      <Bird x={x(0.3)} y={sky(0.4)} scale={unit} />
      <Bird x={x(0.37)} y={sky(0.33)} scale={0.75 * unit} />
      <Hill {...hill} shade={1} ridge={[104, 0.18, 128, 0.36, 84, 0.6, 110, 130]} />
      <Hill {...hill} shade={2} ridge={[70, 0.2, 96, 0.4, 70, 0.6, 80, 84]} />
      <Flight
        x={x(0.8)}
        y={sky(shape.banner ? -0.14 : 0.18)}
        scale={1.15 * kite}
        turn={-12}
        colours="lilac"
        hand={handOf(friend)}
        sag={4 * unit}
        bows={3}
        tail={0.75}
        stream={20}
      />
      <Hill {...hill} shade={3} ridge={[44, 0.2, 58, 0.46, 166, 0.72, 164, 130]} />
      <Path x={x(0.5)} y={up(0)} width={picture.width} unit={unit} />
      <Person {...friend} skin={skins.light} shirt={shirts.white} />
      <Kite x={handX + 6 * unit} y={handY + 8 * unit} scale={0.62 * unit} turn={28} />
      <Person {...arriving} skin={skins.brown} />
      <Grass
        tufts={[
          [x(0.2), up(42), unit],
          [x(0.7), up(74), unit],
          [x(0.84), up(96), 0.9 * unit],
          [x(0.9), up(58), unit],
        ]}
      />
    </Picture>
  );
}

/** A path, wide in front and narrow at the top. */
function Path({ x, y, width, unit }: { x: number; y: number; width: number; unit: number }) {
  const half = width * 0.14;
  const edge = `M${at(-half, 0)}C${at(-half * 0.3, -40, 60, -44, 36, -74)}S${at(-24, -104, 34, -134)}`;
  const back = `L${at(40, -134)}C${at(4, -110, 50, -96, 62, -74)}S${at(half * 0.9, -40, half * 0.7, 0)}Z`;
  return <path transform={placed(x, y, unit)} d={edge + back} fill="var(--il-hill-1)" opacity=".8" />;
}

import { Flight } from './flight.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { at } from './geometry.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { shirts, skins } from './palette.ts';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** Somebody tries again with a small kite, and somebody else is there. Cards about practice. */
export function Practice(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const learner = { x: x(0.46), y: up(72), scale: 1.1 * unit, lean: -4, hand: [13, -36] } as const;
  const [handX, handY] = handOf(learner);
  const end = { x: x(0.72), y: sky(0.44) };
  const units = (...values: number[]) => at(...values.map((value) => value * unit));
  const loop = `c${units(40, 12, 78, -6, 72, -34)}c${units(-5, -24, -38, -20, -36, 4)}`;
  const into = at(handX + 62 * unit, handY + 4 * unit, end.x - 34 * unit, end.y + 60 * unit, end.x, end.y);
  return (
    <Picture {...picture}>
      <Weather
        clouds={[
          [x(0.12), sky(0.14), 0.8 * unit, 0.85],
          [x(0.72), sky(0.0), 0.65 * unit, 0.75],
        ]}
        winds={[[x(0.14), sky(0.6), 60, 0.8 * unit, 0.85]]}
      />
      <Sun x={x(0.3)} y={up(128)} radius={40 * unit} />
      <Hill {...hill} shade={1} ridge={[128, 0.22, 112, 0.46, 152, 0.7, 128, 120]} />
      <Hill {...hill} shade={2} ridge={[104, 0.2, 126, 0.46, 92, 0.74, 92, 108]} />
      <path
        d={`M${at(handX + 22 * unit, handY - 4 * unit)}${loop}C${into}`}
        fill="none"
        stroke="var(--il-wind)"
        strokeWidth={3.6 * unit}
        strokeLinecap="round"
        strokeDasharray={at(0.1, 9.5 * unit)}
      />
      <Flight
        {...end}
        scale={1.05 * kite}
        turn={-14}
        colours="leaf"
        hand={[handX, handY]}
        sag={8 * unit}
        bows={2}
        tail={0.8}
        stream={42}
      />
      <Hill {...hill} shade={3} ridge={[70, 0.24, 92, 0.5, 78, 0.74, 66, 56]} />
      <Grass
        lean={0.35}
        tufts={[
          [x(0.1), up(58), unit],
          [x(0.36), up(54), 0.9 * unit],
          [x(0.62), up(56), unit],
          [x(0.86), up(48), unit],
        ]}
      />
      <Person
        x={x(0.22)}
        y={up(66)}
        scale={1.35 * unit}
        sitting
        hand={[15, -12]}
        skin={skins.brown}
        shirt={shirts.lilac}
      />
      <Person {...learner} skin={skins.warm} shirt={shirts.red} />
    </Picture>
  );
}

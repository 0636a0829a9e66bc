import { Flight } from './flight';
import { frameOf, type SceneProps } from './frame';
import { Grass } from './grass';
import { Hill } from './hill';
import { shirts, skins } from './palette';
import { handOf, Person } from './person';
import { Picture } from './picture';
import { Sun, Weather } from './weather';

/** Somebody tries again with a small kite, and somebody else is there. Cards about practice. */
export function Practice(shape: SceneProps) {
  const { width, height, unit, kite, x, sky, up, hill } = frameOf(shape);
  const learner = { x: x(0.46), y: up(72), scale: 1.3 * unit, lean: -4, hand: [13, -36] } as const;
  const [handX, handY] = handOf(learner);
  const end = { x: x(0.68), y: sky(0.5) };
  return (
    <Picture width={width} height={height}>
      <Weather
        clouds={[
          [x(0.12), sky(0.14), 0.8 * unit, 0.85],
          [x(0.72), sky(0.0), 0.65 * unit, 0.75],
        ]}
        winds={[[x(0.14), sky(0.6), 60 * unit, 0.8 * unit, 0.85]]}
      />
      <Sun x={x(0.8)} y={up(128)} radius={40 * unit} />
      <Hill {...hill} shade={1} ridge={[128, 0.22, 112, 0.46, 152, 0.7, 128, 120]} />
      <Hill {...hill} shade={2} ridge={[104, 0.2, 126, 0.46, 92, 0.74, 92, 108]} />
      <path
        d={`M${handX + 40 * unit} ${handY + 6 * unit}q${30 * unit} ${-50 * unit} ${60 * unit} ${-22 * unit}t${-10 * unit} ${40 * unit}t${-34 * unit} ${-44 * unit}Q${end.x - 40 * unit} ${end.y - 10 * unit} ${end.x} ${end.y}`}
        fill="none"
        stroke="var(--il-wind)"
        strokeWidth={3.4 * unit}
        strokeLinecap="round"
        strokeDasharray={`${0.1} ${9 * unit}`}
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
        stream={20}
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
      <Person {...learner} scale={1.1 * unit} skin={skins.warm} shirt={shirts.red} />
    </Picture>
  );
}

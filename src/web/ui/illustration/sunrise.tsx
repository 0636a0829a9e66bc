import { Bird } from './bird.tsx';
import { Flight } from './flight.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { at } from './geometry.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { shirts, skins } from './palette.ts';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

const rays = [-0.9, -0.68, -0.5, -0.32, -0.1];

/** The sun comes up between two hills, and the first kite is in the air. Cards about what comes next. */
export function Sunrise(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const flyer = { x: x(0.2), y: up(98), scale: 1.2 * unit, hand: [12, -36] } as const;
  const [sunX, sunY] = [x(0.56), up(150)];
  const light = rays
    .map((turn) => {
      const along = (radius: number) =>
        at(sunX + radius * unit * Math.cos(turn * Math.PI), sunY + radius * unit * Math.sin(turn * Math.PI));
      return `M${along(118)}L${along(138)}`;
    })
    .join('');
  return (
    <Picture {...picture}>
      <circle cx={sunX} cy={sunY} r={100 * unit} fill="var(--il-sky-3)" opacity=".8" />
      <Sun x={sunX} y={sunY} radius={72 * unit} />
      <path d={light} stroke="var(--il-sun)" strokeWidth={5 * unit} strokeLinecap="round" />
      <Weather
        clouds={[
          [x(0.06), sky(0.3), 0.7 * unit, 0.8],
          [x(0.74), sky(0.5), 0.6 * unit, 0.75],
        ]}
      />
      <Bird x={x(0.82)} y={sky(0.3)} scale={0.9 * unit} />
      <Bird x={x(0.88)} y={sky(0.36)} scale={0.7 * unit} />
      <Hill {...hill} shade={1} ridge={[196, 0.2, 206, 0.38, 112, 0.56, 128, 214]} />
      <Hill {...hill} shade={2} ridge={[132, 0.22, 150, 0.42, 70, 0.62, 88, 142]} />
      <Flight
        x={x(0.46)}
        y={sky(0.12)}
        scale={1.25 * kite}
        turn={-14}
        hand={handOf(flyer)}
        sag={12 * unit}
        bows={3}
        tail={0.8}
        stream={14}
      />
      <Hill {...hill} shade={3} ridge={[98, 0.22, 112, 0.44, 50, 0.66, 46, 72]} />
      <Person {...flyer} skin={skins.deep} shirt={shirts.rose} />
      <Grass
        tufts={[
          [x(0.1), up(84), unit],
          [x(0.34), up(70), 0.9 * unit],
          [x(0.86), up(50), unit],
        ]}
      />
    </Picture>
  );
}

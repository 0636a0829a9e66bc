import { Flight } from './flight.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { at } from './geometry.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { type KiteName, kiteColours } from './kite-colours.ts';
import { handOf, Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** Limp, lifted and level: the wind is not the same at every pole. Questions about how often. */
export function Windsocks(shape: SceneProps) {
  const { picture, unit, kite, x, sky, up, hill } = frameOf(shape);
  const flyer = { x: x(0.15), y: up(60), scale: 1.3 * unit };
  return (
    <Picture {...picture}>
      <Weather
        clouds={[
          [x(0.05), sky(0.3), 0.8 * unit, 0.85],
          [x(0.78), sky(0.16), 0.6 * unit, 0.7],
        ]}
        winds={[
          [x(0.24), sky(0.06), 70, 0.85 * unit, 0.9],
          [x(0.08), sky(0.66), 54, 0.75 * unit, 0.8],
        ]}
      />
      <Sun x={x(0.3)} y={up(128)} radius={40 * unit} />
      <Hill {...hill} shade={1} ridge={[112, 0.22, 168, 0.48, 96, 0.7, 126, 146]} />
      <Hill {...hill} shade={2} ridge={[84, 0.24, 104, 0.5, 128, 0.74, 104, 88]} />
      <Flight
        x={x(shape.banner ? 0.46 : 0.6)}
        y={sky(shape.banner ? 0.12 : 0.26)}
        scale={1.3 * kite}
        hand={handOf(flyer)}
        sag={14 * unit}
        tail={0.72}
        stream={30}
      />
      <Windsock x={x(0.37)} y={up(64)} height={92 * unit} scale={0.95 * unit} lift={0} colours="lilac" />
      <Windsock x={x(0.55)} y={up(60)} height={104 * unit} scale={1.05 * unit} lift={0.55} colours="sky" />
      <Windsock x={x(0.74)} y={up(54)} height={118 * unit} scale={1.15 * unit} lift={1} colours="leaf" />
      <Hill {...hill} shade={3} ridge={[56, 0.2, 92, 0.46, 76, 0.68, 66, 50]} />
      <Grass
        lean={0.5}
        tufts={[
          [x(0.3), up(56), unit],
          [x(0.92), up(46), 0.9 * unit],
          [x(0.53), up(44), 0.8 * unit],
        ]}
      />
      <Person {...flyer} />
    </Picture>
  );
}

interface WindsockProps {
  /** The pole's foot. */
  x: number;
  y: number;
  /** Height of the pole. */
  height: number;
  scale: number;
  /** 0 hangs limp, 1 stands level in the wind. */
  lift: number;
  colours: KiteName;
}

const rings = 5;

/** A striped windsock on its pole. */
function Windsock({ x, y, height, scale, lift, colours }: WindsockProps) {
  const top = y - height;
  const [light, middle] = kiteColours[colours];
  return (
    <>
      <path
        d={`M${at(x, y)}V${at(top - 5 * scale)}`}
        stroke="var(--il-ink)"
        strokeWidth={3.4 * scale}
        strokeLinecap="round"
      />
      {sockRings(lift).map((ring, index) => (
        <path
          key={ring}
          transform={`translate(${at(x, top + 6 * scale)}) scale(${scale})`}
          d={ring}
          fill={index % 2 === 0 ? middle : index === 1 ? '#F4F9FF' : light}
        />
      ))}
    </>
  );
}

/** The stripes of the cloth, which narrows and droops along its length, relative to the pole's top. */
function sockRings(lift: number): string[] {
  let [x, y] = [2, 0];
  const edges = Array.from({ length: rings + 1 }, (_, index) => {
    const angle = (((1 - lift) * (58 + index * 7) + lift * (index * 2 - 4)) * Math.PI) / 180;
    const step = index === 0 ? 0 : 13;
    x += step * Math.cos(angle);
    y += step * Math.sin(angle);
    const half = 10.5 - index * 1.15;
    const [across, down] = [half * Math.sin(angle), half * Math.cos(angle)];
    return { upper: at(x + across, y - down), lower: at(x - across, y + down) };
  });
  return edges.slice(1).map(({ upper, lower }, index) => {
    const before = edges[index]!;
    return `M${before.upper}L${upper}L${lower}L${before.lower}Z`;
  });
}

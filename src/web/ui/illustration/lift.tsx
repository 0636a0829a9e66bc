import { kiteTip } from './curve.ts';
import { at } from './geometry.ts';
import { Hill } from './hill.tsx';
import { Kite } from './kite.tsx';
import { Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Cord, Tail } from './tail.tsx';
import { type CloudAt, Sun, Weather, type WindAt } from './weather.tsx';

interface Frame {
  size: readonly [width: number, height: number];
  kite: readonly [x: number, y: number, scale: number];
  person?: number;
  /** See `Picture`. */
  spare?: number;
  clouds: readonly CloudAt[];
  winds: readonly WindAt[];
}

/** Measures of the same scene for boxes of different shapes. */
const frames = {
  /** Above a sheet on a phone. */
  sheet: {
    size: [390, 500],
    spare: 100,
    kite: [268, 166, 1.6],
    person: 1.1,
    clouds: [
      [24, 120, 0.9, 0.85],
      [130, 230, 0.5, 0.6],
    ],
    winds: [[36, 270, 80, 0.8, 0.85]],
  },
  /** The tall panel of wide screens. */
  panel: {
    size: [520, 800],
    spare: 40,
    kite: [350, 210, 2],
    person: 1.6,
    clouds: [
      [30, 70, 0.9, 0.85],
      [424, 34, 0.7, 0.7],
      [150, 150, 0.5, 0.6],
    ],
    winds: [
      [24, 200, 70, 0.8, 0.85],
      [150, 238, 110, 0.8, 0.7],
    ],
  },
  /** A low strip at the head of a card. */
  strip: {
    size: [480, 180],
    kite: [372, 54, 0.92],
    clouds: [
      [176, 22, 0.6, 0.8],
      [18, 16, 0.5, 0.7],
    ],
    winds: [[250, 72, 50, 0.7, 0.85]],
  },
  /** A wide picture in a column. */
  banner: {
    size: [600, 260],
    kite: [462, 74, 1.2],
    person: 1.1,
    clouds: [
      [30, 30, 0.8, 0.85],
      [250, 58, 0.6, 0.65],
    ],
    winds: [[300, 34, 70, 0.8, 0.85]],
  },
  /** A full phone screen with space for text at the top. */
  hero: {
    size: [390, 844],
    spare: 200,
    kite: [284, 520, 1.6],
    person: 1.1,
    clouds: [
      [28, 500, 0.9, 0.85],
      [176, 592, 0.5, 0.6],
    ],
    winds: [
      [30, 600, 80, 0.85, 0.9],
      [210, 700, 70, 0.8, 0.7],
    ],
  },
  /** A full wide screen with space for text at the left. */
  wideHero: {
    size: [1280, 800],
    kite: [940, 188, 2.5],
    person: 1.25,
    clouds: [
      [1090, 250, 1.3, 0.75],
      [640, 330, 0.9, 0.6],
      [380, 560, 0.8, 0.5],
    ],
    winds: [
      [690, 470, 150, 1.1, 0.85],
      [1050, 560, 130, 1, 0.7],
    ],
  },
} satisfies Record<string, Frame>;

/** One person, one kite. Home, plans, success. */
export function Lift({ frame = 'sheet' }: { frame?: keyof typeof frames }) {
  const { size, spare, kite, person = 1, clouds, winds }: Frame = frames[frame];
  const [width, height] = size;
  const [x, y, scale] = kite;
  const hand = [82 + 15.5 * person, height - 46 - 45 * person] as const;
  const spread = scale / 1.5;
  const wide = width > 700;
  return (
    <Picture width={width} height={height} fit={wide ? 'xMaxYMax meet' : undefined} spare={spare}>
      <Sun x={wide ? 256 : width * 0.2} y={height - 118} radius={46} />
      <Weather clouds={clouds} winds={winds} />
      <Hill shade={1} width={width} height={height} ridge={[86, 0.25, 150, 0.5, 60, 0.72, 96, 128]} />
      <Hill shade={2} width={width} height={height} ridge={[46, 0.2, 98, 0.45, 30, 0.7, 62, 70]} />
      <Cord d={`M${at(...hand)}C${at(hand[0] + 70, hand[1] - 40, x - 70, y + 120, x, y)}`} />
      <Tail
        curve={[
          kiteTip(x, y, scale, -20),
          [x + 62 * spread, y + 78 * scale],
          [x - 26 * spread, y + 104 * scale],
          [x + 42 * spread, y + 142 * scale],
        ]}
        scale={scale * 0.62}
      />
      <Kite x={x} y={y} scale={scale} turn={-20} />
      <Hill shade={3} width={width} height={height} ridge={[20, 0.15, 84, 0.4, 30, 0.62, 18, 40]} />
      <Person x={82} y={height - 46} scale={1.32 * person} />
    </Picture>
  );
}

import { bowColours } from '#training/picture/flown-way.ts';
import { bowLine, type Point, short, smoothLine } from '#training/picture/shapes.ts';
import type { SkyTail } from './sky-tail.ts';

/** The tail of the own kite as parts of a picture; its origin is the foot of the kite. */
export interface TailDrawing {
  cord: string;
  knots: string;
  bows: readonly { colour: string; line: string }[];
}

/** The tail stays within this half of its width. */
export const tailReach = 132;
const bowScale = 0.56;
/** Lengths of the cord, in units of the drawing. */
const firstAt = 12;
const forKnot = 8;
const forBow = 13;

/** Down, to the left, round, and to the right under itself: the same way in every round, of which the tail takes more. */
const way: readonly Point[] = [
  [0, 0],
  [0, 8],
  [-6, 15],
  ...swaying(-14, -tailReach + 8, 16, 15),
  [-tailReach, 24],
  [-tailReach + 6, 31],
  ...swaying(-tailReach + 14, tailReach - 8, 34, 25),
  [tailReach, 42],
  [tailReach - 6, 49],
  ...swaying(tailReach - 14, 0, 52, 13),
];

function swaying(from: number, to: number, y: number, count: number): Point[] {
  return Array.from(
    { length: count },
    (_, i): Point => [
      from + ((to - from) * i) / (count - 1),
      y + 2.6 * Math.sin(0.055 * (from + ((to - from) * i) / (count - 1))),
    ],
  );
}

let sum = 0;
/** The length of cord to each point. */
const lengths = way.map(([x, y], i) => {
  const [a, b] = way[i - 1] ?? [x, y];
  sum += Math.hypot(x - a, y - b);
  return sum;
});

/** A point of the way after a length of cord, and the points before it. */
function along(length: number): { at: Point; turn: number; before: readonly Point[] } {
  const next = Math.max(
    1,
    lengths.findIndex((reached) => reached >= length),
  );
  const [[a, b], [x, y]] = [way[next - 1]!, way[next]!];
  const share = (length - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]!);
  const at: Point = [a + (x - a) * share, b + (y - b) * share];
  return { at, turn: (Math.atan2(y - b, x - a) * 180) / Math.PI, before: way.slice(0, next) };
}

const diamond = ([x, y]: Point): string => `M${short(x)} ${short(y - 3.6)}l3 3.6l-3 3.6l-3-3.6Z`;

/** The knots first, because they are the oldest; then the bows, each in the colour that it was tied in. */
export function tailDrawing({ knots, bows }: SkyTail): TailDrawing {
  const bowAt = (i: number) => along(firstAt + knots * forKnot + (i + 0.5) * forBow);
  const tied = Array.from({ length: bows }, (_, i) => {
    const { at, turn } = bowAt(i);
    return { colour: bowColours[(knots * 10 + i) % bowColours.length]!, line: bowLine(at, turn, bowScale) };
  });
  const end = along(firstAt + knots * forKnot + bows * forBow + 4);
  return {
    cord: smoothLine([...end.before, end.at]),
    knots: Array.from({ length: knots }, (_, i) => diamond(along(firstAt + (i + 0.5) * forKnot).at)).join(''),
    bows: bowColours.map((colour) => ({
      colour,
      line: tied
        .filter((bow) => bow.colour === colour)
        .map(({ line }) => line)
        .join(''),
    })),
  };
}

import { type Curve, directionOn, pointOn } from '#web/ui/illustration/curve.ts';
import { at, type Point } from '#web/ui/illustration/geometry.ts';

/** The tail, from the kite's tip to its end, on a grid of 390 × 310. */
const curves: readonly Curve[] = [
  [
    [84, 104],
    [104, 140],
    [118, 148],
    [136, 148],
  ],
  [
    [136, 148],
    [154, 148],
    [170, 178],
    [200, 178],
  ],
  [
    [200, 178],
    [230, 178],
    [246, 166],
    [272, 172],
  ],
  [
    [272, 172],
    [298, 178],
    [338, 180],
    [322, 216],
  ],
  [
    [322, 216],
    [306, 252],
    [304, 268],
    [270, 270],
  ],
  [
    [270, 270],
    [236, 272],
    [226, 280],
    [196, 276],
  ],
  [
    [196, 276],
    [166, 272],
    [140, 266],
    [110, 290],
  ],
];

export const tailPath = `M${at(...curves[0]![0])}${curves.map(([, ...rest]) => `C${rest.map((point) => at(...point)).join(' ')}`).join('')}`;

export interface TailPlace {
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn: number;
  scale: number;
  /** The middle of the label beside the bow. */
  label: Point;
}

const stepsInCurve = 24;
const samples = curves.flatMap((curve) =>
  Array.from({ length: stepsInCurve }, (_, i) => {
    const t = i / stepsInCurve;
    return { point: pointOn(curve, t), direction: directionOn(curve, t) };
  }),
);
const lengths = samples.map(() => 0);
for (let i = 1; i < samples.length; i++) {
  const [[x1, y1], [x2, y2]] = [samples[i - 1]!.point, samples[i]!.point];
  lengths[i] = lengths[i - 1]! + Math.hypot(x2 - x1, y2 - y1);
}

/** Bows are as far apart as in a tail of five; more than seven are closer and smaller. */
const first = 71;
const usualGap = 77;
const last = lengths.at(-1)! - 12;
const mostOfFullSize = 7;
/** Bows lean a little to either side, as tied bows do. */
const leans = [16, -6, -14, 10];

/** The places of all bows of a tail. */
export function tailPlaces(count: number): TailPlace[] {
  const gap = Math.min(usualGap, (last - first) / Math.max(1, count - 1));
  const scale = count <= mostOfFullSize ? 0.92 : (0.92 * gap) / (usualGap - 15);
  return Array.from({ length: count }, (_, index) => {
    const along = first + gap * index;
    const sample = samples[lengths.findIndex((length) => length >= along)] ?? samples.at(-1)!;
    const [x, y] = sample.point;
    const radians = ((sample.direction + 90) * Math.PI) / 180;
    const label: Point = [x + 60 * Math.cos(radians), y + 38 * Math.sin(radians) + 14 * Math.abs(Math.cos(radians))];
    return { x, y, turn: sample.direction + leans[index % leans.length]!, scale, label };
  });
}

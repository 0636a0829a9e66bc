import type { SeriesPoint } from '#training/progress/series-points.ts';
import type { Comparison } from '#training/progress/verdict.ts';
import type { ChartAxis } from './chart-axis.ts';

/** Places in a chart: shares of its width, and of its height from the top. */
export interface ChartDrawing {
  sessions: readonly { number: number; x: number; y: number; isWarmUp: boolean }[];
  lines: readonly { label: string; y: number }[];
  places: readonly { label: string; x: number; side: 'start' | 'middle' | 'end' }[];
  /** The ups and downs at the start. */
  band: { y: number; height: number } | null;
  /** The last sessions of the comparison, and the interval of their mean. */
  last: { from: number; to: number; y: number; top: number; bottom: number } | null;
  /** Half the diagonal of a mark, in CSS pixels. */
  markSize: number;
}

export interface Charted {
  points: readonly Pick<SeriesPoint, 'number' | 'day' | 'score' | 'isWarmUp'>[];
  /** Null before the first comparison. */
  look: Comparison | null;
  /** The number of points at the end that the comparison used. */
  compared: number;
  /** The least number of points that the width has room for, so that early points stay in place for a while. */
  fewest: number;
}

interface PlaceNames {
  /** The name of a point: "session". */
  one: string;
  /** Whether there are numbers in between, too. */
  hasMany: boolean;
}

export function drawChart(charted: Charted, axis: ChartAxis, names: PlaceNames): ChartDrawing {
  const { points, look, compared, fewest } = charted;
  const room = Math.max(fewest, points.at(-1)?.number ?? 0);
  const xOf = (number: number) => (number - 0.5) / room;
  const yOf = (score: number) => (axis.high - score) / (axis.high - axis.low);
  return {
    sessions: points.map(({ number, score, isWarmUp }) => ({ number, x: xOf(number), y: yOf(score), isWarmUp })),
    lines: axis.marks.map(({ label, score }) => ({ label, y: yOf(score) })),
    places: placesOf(room, names).map(({ number, ...rest }) => ({ ...rest, x: xOf(number) })),
    band: look && bandOf(look, yOf),
    last: look && lastOf(look, points, compared, room, yOf),
    markSize: markSizeOf(room),
  };
}

/** The band, cut to the chart, because scores may end sooner than the ups and downs, as sums of points do at zero. */
function bandOf({ start, smallest }: Comparison, yOf: (score: number) => number): NonNullable<ChartDrawing['band']> {
  const y = Math.max(0, yOf(start + smallest));
  return { y, height: Math.min(1, yOf(start - smallest)) - y };
}

/** The scores that a chart has to show besides its points: the band, and the interval of the last ones. */
export const scoresShown = ({ points, look }: Pick<Charted, 'points' | 'look'>): number[] => [
  ...points.map(({ score }) => score),
  ...(look === null ? [] : [look.start - look.smallest, look.start + look.smallest]),
  ...(look === null ? [] : [look.now - look.nowHalf, look.now + look.nowHalf]),
];

/** The bar covers the sessions that its mean is made of: those until the comparison, which later ones do not change. */
function lastOf(
  { day, now, nowHalf }: Comparison,
  points: Charted['points'],
  compared: number,
  room: number,
  yOf: (score: number) => number,
): ChartDrawing['last'] {
  const looked = points.filter((point) => !point.isWarmUp && point.day <= day).slice(-compared);
  const [first, last] = [looked[0], looked.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    from: (first.number - 1) / room,
    to: last.number / room,
    y: yOf(now),
    top: yOf(now + nowHalf),
    bottom: yOf(now - nowHalf),
  };
}

const mostPlaces = 6;
const placeSteps = [5, 10, 20, 50, 100, 200, 500] as const;

function placesOf(room: number, { one, hasMany }: PlaceNames) {
  const last = { number: room, label: `${one} ${room}`, side: 'end' as const };
  const first = { number: 1, label: '1', side: 'middle' as const };
  if (!hasMany) return [first, last];
  const step = placeSteps.find((each) => room / each < mostPlaces) ?? room;
  // The last label is longer, so none stands close to it.
  const between = Array.from({ length: Math.floor(room / step) }, (_, i) => (i + 1) * step)
    .filter((number) => number < room * 0.8)
    .map((number) => ({ number, label: String(number), side: 'middle' as const }));
  return [first, ...between, last];
}

/** Smaller when there are many points, so that they can be distinguished for longer. */
function markSizeOf(room: number): number {
  if (room <= 30) return 6;
  return room <= 60 ? 4.5 : 3.5;
}

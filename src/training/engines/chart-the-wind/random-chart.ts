import { partsOfSeed, randomOf, shuffled } from '#training/run/random.ts';
import {
  ancestorsOf,
  type Chart,
  chartOf,
  difficultyOf,
  isConnected,
  minutesOf,
  stopOf,
  validOrders,
} from './chart.ts';
import { type Theme, themes } from './themes.ts';

/** Limits of a chart from a difficulty on: its number of cards, and whether one of them has a deadline. */
interface Rung {
  from: number;
  cards: readonly [fewest: number, most: number];
  hasClock: boolean;
}

const rungs: readonly Rung[] = [
  { from: 0, cards: [4, 5], hasClock: false },
  { from: 4, cards: [4, 6], hasClock: false },
  { from: 6.5, cards: [5, 8], hasClock: true },
];

/** The least number of sessions before a theme comes back (training.md § 2.6). */
const sessionsBetween = 20;

/** The largest distance of an accepted chart's difficulty from the wished one, in bits. */
const nearEnough = 0.25;

/** Minutes of slack before a deadline. */
const slacksMin = [0, 10, 20, 30, 45];

const rungOf = (difficulty: number): Rung => rungs.filter(({ from }) => difficulty >= from).at(-1) ?? rungs[0]!;

/** The themes of a session, in an order that depends on the plan, so that each theme returns as late as possible. */
export function themesOfSession(planSeed: string, session: number): Theme[] {
  const each = Math.floor(themes.length / sessionsBetween);
  const from = ((session - 1) % sessionsBetween) * each;
  return shuffled(themes, randomOf(planSeed, 'themes')).slice(from, from + each);
}

/** The chart of a round, about as difficult as wished, and always the same for the same seed and round. */
export function randomChart(seed: string, round: number, wished: number): Chart {
  const { planSeed, session } = partsOfSeed(seed);
  const own = themesOfSession(planSeed, session);
  const theme = own[round % own.length]!;
  const { cards, hasClock } = rungOf(wished);
  const random = randomOf(seed, 'chart', round);
  let nearest: Chart | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const picked of shuffled(subsetsOf(theme, cards), random)) {
    const plain = chartOf(theme, picked);
    if (!isConnected(plain)) continue;
    for (const chart of shuffled(hasClock ? [plain, ...withDeadlines(plain)] : [plain], random)) {
      const off = Math.abs(difficultyOf(chart) - wished);
      if (off < distance) [nearest, distance] = [chart, off];
      if (off <= nearEnough) return chart;
    }
  }
  return nearest!;
}

/** The initial order of the cards, which does not work. */
export function firstOrder(chart: Chart, seed: string, round: number): number[] {
  const random = randomOf(seed, 'order', round);
  const inOrder = chart.cards.map((_, card) => card);
  for (let attempt = 0; attempt < 20; attempt++) {
    const order = shuffled(inOrder, random);
    if (stopOf(chart, order) !== null) return order;
  }
  return inOrder.reverse();
}

function subsetsOf({ steps }: Theme, [fewest, most]: Rung['cards']): number[][] {
  const all = Array.from({ length: 1 << steps.length }, (_, set) =>
    steps.flatMap((_, i) => (set & (1 << i) ? [i] : [])),
  );
  return all.filter(({ length }) => length >= fewest && length <= most);
}

/** The same chart with each deadline that forbids some of its orders. */
function withDeadlines(plain: Chart): Chart[] {
  const ancestors = ancestorsOf(plain.theme);
  const orders = validOrders(plain);
  return plain.cards.flatMap((step, card) => {
    if (plain.theme.steps[step]![4] === undefined) return [];
    const before = plain.cards.flatMap((other, i) => (ancestors[step]!.has(other) ? [minutesOf(plain, i)] : []));
    const earliest = before.reduce((sum, minutes) => sum + minutes, minutesOf(plain, card));
    return slacksMin
      .map((slack) => ({ ...plain, deadline: { card, byMin: earliest + slack } }))
      .filter((chart) => validOrders(chart) < orders);
  });
}

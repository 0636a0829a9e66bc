import type { Theme, ThemeStep } from './themes.ts';

/** The latest end of one card, in minutes after the start. */
export interface Deadline {
  card: number;
  byMin: number;
}

/**
 * Cards in one of the orders that work, and the knots between them. A card is its index in `cards`; an order is a list
 * of them.
 */
export interface Chart {
  theme: Theme;
  /** Indexes of the theme's steps. */
  cards: readonly number[];
  /** The cards that each card needs directly. */
  needs: readonly (readonly number[])[];
  deadline: Deadline | null;
}

/** Why a flight stops, and at which place of the order. */
export type Stop = { place: number; card: number } & ({ missing: readonly number[] } | { doneAtMin: number });

export const stepOf = ({ theme, cards }: Chart, card: number): ThemeStep => theme.steps[cards[card]!]!;
export const minutesOf = (chart: Chart, card: number): number => stepOf(chart, card)[3];

/** The chart of some of a theme's steps; the needs of a missing step pass on to the steps that need it. */
export function chartOf(theme: Theme, cards: readonly number[], deadline: Deadline | null = null): Chart {
  const ancestors = ancestorsOf(theme);
  const needs = cards.map((step) => {
    const within = cards.filter((other) => ancestors[step]!.has(other));
    const direct = within.filter((other) => !within.some((between) => ancestors[between]!.has(other)));
    return direct.map((other) => cards.indexOf(other));
  });
  return { theme, cards, needs, deadline };
}

/** Every step that a step needs, directly or through others. */
export function ancestorsOf({ steps }: Theme): ReadonlySet<number>[] {
  const found: Set<number>[] = [];
  for (const [, , needs] of steps) found.push(new Set(needs.flatMap((need) => [need, ...found[need]!])));
  return found;
}

/** The number of orders that work, by dynamic programming over the sets of cards that are done. */
export function validOrders(chart: Chart): number {
  const count = chart.cards.length;
  const needed = chart.needs.map((cards) => cards.reduce((set, card) => set | (1 << card), 0));
  const ways = new Array<number>(1 << count).fill(0);
  const minutes = new Array<number>(1 << count).fill(0);
  ways[0] = 1;
  for (let done = 0; done < ways.length; done++) {
    for (let card = 0; card < count; card++) {
      const next = done | (1 << card);
      if (next === done) continue;
      minutes[next] = minutes[done]! + minutesOf(chart, card);
      if ((needed[card]! & done) === needed[card] && !isLate(chart, card, minutes[next]!)) ways[next]! += ways[done]!;
    }
  }
  return ways.at(-1)!;
}

/** D = log₂(n! / valid orders), in bits (training.md § 3.1, E3). */
export function difficultyOf(chart: Chart): number {
  const all = chart.cards.reduce((product, _, index) => product * (index + 1), 1);
  return Math.log2(all / validOrders(chart));
}

/** The number of knots in a chart: all needs and the deadline. */
export const knotsOf = ({ needs, deadline }: Chart): number =>
  needs.reduce((sum, cards) => sum + cards.length, deadline === null ? 0 : 1);

/** The first card in an order that does not work; null when the whole order works. */
export function stopOf(chart: Chart, order: readonly number[]): Stop | null {
  let minutes = 0;
  for (const [place, card] of order.entries()) {
    const missing = chart.needs[card]!.filter((need) => order.indexOf(need) > place);
    if (missing.length > 0) return { place, card, missing };
    minutes += minutesOf(chart, card);
    if (isLate(chart, card, minutes)) return { place, card, doneAtMin: minutes };
  }
  return null;
}

/** Whether the needs connect every card with every other one. */
export function isConnected({ cards, needs }: Chart): boolean {
  const reached = new Set([0]);
  for (let round = 0; round < cards.length; round++) {
    for (const [card, needed] of needs.entries()) {
      if (reached.has(card)) for (const need of needed) reached.add(need);
      else if (needed.some((need) => reached.has(need))) reached.add(card);
    }
  }
  return reached.size === cards.length;
}

const isLate = ({ deadline }: Chart, card: number, doneAtMin: number) =>
  deadline !== null && deadline.card === card && doneAtMin > deadline.byMin;

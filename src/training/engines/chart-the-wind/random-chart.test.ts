import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { randomOf, seedOf, shuffled, wholeBelow } from '#training/run/random.ts';
import { type Chart, chartOf, difficultyOf, isConnected, minutesOf, stopOf, validOrders } from './chart.ts';
import { firstOrder, randomChart, themesOfSession } from './random-chart.ts';
import { themes } from './themes.ts';

const seeds = fc.record({ plan: fc.string(), session: fc.integer({ min: 1, max: 400 }), round: fc.nat(8) });
const wishes = fc.double({ min: 0, max: 13, noNaN: true });
const seedIn = (plan: string, session: number) => seedOf(plan, 'chart-the-wind', session, 1);

/** Every order of some cards. */
function permutations(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) => permutations(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]));
}

/** Any chart of up to six cards, with or without a deadline. */
function someChart(number: number): Chart {
  const random = randomOf('some chart', number);
  const theme = themes[wholeBelow(random, themes.length)]!;
  const cards = shuffled([0, 1, 2, 3, 4, 5, 6, 7], random).slice(0, 2 + wholeBelow(random, 5));
  const plain = chartOf(theme, [...cards].sort());
  const card = wholeBelow(random, cards.length);
  const byMin = minutesOf(plain, card) + 5 * wholeBelow(random, 12);
  return number % 2 === 0 ? plain : { ...plain, deadline: { card, byMin } };
}

describe('the number of orders that work', () => {
  it('is what trying every order gives', () => {
    for (let number = 0; number < 150; number++) {
      const chart = someChart(number);
      const orders = permutations(chart.cards.map((_, card) => card));
      const working = orders.filter((order) => stopOf(chart, order) === null).length;
      expect(validOrders(chart), `chart ${number}`).toBe(working);
      if (working > 0) expect(difficultyOf(chart)).toBeCloseTo(Math.log2(orders.length / working), 10);
    }
  });
});

describe('a random chart', () => {
  it('can be solved, hangs together, and has four to eight cards', () => {
    const property = fc.property(seeds, wishes, ({ plan, session, round }, wished) => {
      const chart = randomChart(seedIn(plan, session), round, wished);
      expect(validOrders(chart)).toBeGreaterThan(0);
      expect(isConnected(chart)).toBe(true);
      expect(chart.cards.length).toBeGreaterThanOrEqual(4);
      expect(chart.cards.length).toBeLessThanOrEqual(8);
    });
    fc.assert(property, propertyRuns({ commit: 60, full: 2000 }));
  });

  it('is as difficult as wished to within one bit, from the easiest chart that there is up to ten bits', () => {
    const property = fc.property(
      seeds,
      fc.double({ min: 2, max: 10, noNaN: true }),
      ({ plan, session, round }, wished) => {
        const chart = randomChart(seedIn(plan, session), round, wished);
        // A theme may have charts of four and of twelve orders, but none in between, which is a step of 1.6 bits.
        expect(Math.abs(difficultyOf(chart) - wished)).toBeLessThan(1);
      },
    );
    fc.assert(property, propertyRuns({ commit: 100, full: 4000 }));
  });

  it('is never much easier than wished at the upper end of the range', () => {
    for (let session = 1; session <= 20; session++) {
      for (let round = 0; round < 3; round++) {
        expect(difficultyOf(randomChart(seedIn('plan', session), round, 13))).toBeGreaterThan(9.5);
      }
    }
  });

  it('has times only from the third rung on', () => {
    for (let round = 0; round < 40; round++) {
      expect(randomChart(seedIn('plan', round + 1), round, 6.4).deadline).toBeNull();
    }
    const late = Array.from({ length: 40 }, (_, round) => randomChart(seedIn('plan', round + 1), round, 8));
    expect(late.filter(({ deadline }) => deadline !== null).length).toBeGreaterThan(9.5);
  });

  it('is the same for the same seed, and another one for another', () => {
    const chartAt = (session: number, round: number) => randomChart(seedIn('plan', session), round, 5);
    expect(chartAt(3, 1)).toEqual(chartAt(3, 1));
    const all = Array.from({ length: 20 }, (_, session) => JSON.stringify(chartAt(session + 1, 0)));
    expect(new Set(all).size).toBe(20);
  });

  it('lies in an order that does not work at first', () => {
    const property = fc.property(seeds, wishes, ({ plan, session, round }, wished) => {
      const seed = seedIn(plan, session);
      const chart = randomChart(seed, round, wished);
      const order = firstOrder(chart, seed, round);
      expect([...order].sort()).toEqual(chart.cards.map((_, card) => card));
      expect(stopOf(chart, order)).not.toBeNull();
    });
    fc.assert(property, propertyRuns({ commit: 60, full: 2000 }));
  });
});

describe('the themes of a session', () => {
  it('come back after twenty sessions at the earliest, for every plan', () => {
    for (const plan of ['one', 'two', '12345']) {
      const seenIn = new Map<string, number>();
      for (let session = 1; session <= 100; session++) {
        const own = themesOfSession(plan, session);
        expect(new Set(own).size).toBe(3);
        for (const { id } of own) {
          expect(session - (seenIn.get(id) ?? -20)).toBeGreaterThanOrEqual(20);
          seenIn.set(id, session);
        }
      }
      expect(seenIn.size).toBe(60);
    }
  });

  it('are others for another plan', () => {
    expect(themesOfSession('one', 1)).not.toEqual(themesOfSession('two', 1));
  });
});

import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { normal, shareOf, simulate } from '#testing/training/simulated-person.ts';
import type { Random } from '#training/run/random.ts';
import { type TrialResult, trialResult } from './trial-result.ts';
import { type DayAnswer, drawnOrder, type Order, ordersOf } from './trial-weeks.ts';

/** A trial whose seed draws an order: W for a week with the habit, o for one without. */
function trialWith(order: string) {
  const weeks = order.length as 4 | 6;
  const written = (drawn: Order) => drawn.map((isWith) => (isWith ? 'W' : 'o')).join('');
  for (let i = 0; ; i++) {
    const trial = { weeks, seed: `seed-${i}` };
    if (written(drawnOrder(trial)) === order) return trial;
  }
}

/** The same answer on each of some days of a week. */
const week = (number: number, answer: number, days = 7, kept = true): DayAnswer[] =>
  Array.from({ length: days }, () => ({ week: number, answer, kept }));
const weeks = (...answers: number[]): DayAnswer[] => answers.flatMap((answer, i) => week(i, answer));
const said = (result: TrialResult) => (result.kind === 'said' ? result : null);

describe('what is said at the end of a trial', () => {
  it('is the difference of the weeks as they were drawn, and how many orders show as much', () => {
    const result = trialResult(trialWith('WooWWo'), weeks(7, 5, 4, 8, 9, 6));
    expect(result).toEqual({
      kind: 'said',
      difference: 3,
      orders: 20,
      asMuch: 1,
      isRare: true,
      keptWith: { days: 21, done: 21 },
      keptWithout: { days: 21, done: 21 },
      answers: 42,
      weeksWith: 3,
      weeksWithout: 3,
    });
  });

  // Calculated by hand: there are 20 sums of three of 1 to 6; 15, 14, 13 and 13 are at least 13.
  it('counts every order with the same difference', () => {
    const result = said(trialResult(trialWith('oWooWW'), weeks(1, 3, 2, 4, 5, 6)));
    expect(result).toMatchObject({ asMuch: 2, isRare: false });
    const tied = said(trialResult(trialWith('WooWoW'), weeks(3, 2, 1, 4, 5, 6)));
    expect(tied).toMatchObject({ asMuch: 4, isRare: false });
  });

  it('is never more than luck with four weeks, for one of six orders shows as much', () => {
    expect(said(trialResult(trialWith('WoWo'), weeks(9, 1, 9, 1)))).toMatchObject({
      difference: 8,
      orders: 6,
      asMuch: 1,
      isRare: false,
    });
  });

  it('is never more than luck where the answers were lower with the habit, or all the same', () => {
    const trial = trialWith('WooWWo');
    expect(said(trialResult(trial, weeks(1, 9, 9, 1, 1, 9)))).toMatchObject({ difference: -8, asMuch: 20 });
    expect(said(trialResult(trial, weeks(5, 5, 5, 5, 5, 5)))).toMatchObject({ difference: 0, asMuch: 20 });
  });

  it('weighs each week the same, however often it was answered', () => {
    const answers = [...week(0, 8, 3), ...week(1, 4), ...week(2, 4), ...week(3, 6)];
    expect(said(trialResult(trialWith('WooW'), answers))?.difference).toBe(3);
  });

  it('counts weeks as they were drawn and says how often the habit was kept', () => {
    const kept = [...week(0, 6, 3, true), ...week(0, 6, 1, false), ...week(1, 4, 4, false), ...week(1, 4, 1, true)];
    const answers = [...kept, ...week(2, 6, 3, false), ...week(3, 4, 3, false)];
    expect(trialResult(trialWith('WoWo'), answers)).toMatchObject({
      difference: 2,
      keptWith: { days: 7, done: 3 },
      keptWithout: { days: 8, done: 1 },
    });
  });
});

describe('weeks with too few answers', () => {
  const trial = trialWith('WooWWo');

  it('do not count: two answers are too few, three are enough', () => {
    const five = weeks(7, 5, 4, 8, 9);
    expect(trialResult(trial, [...five, ...week(5, 0, 2)])).toMatchObject({ weeksWithout: 2, difference: 3.5 });
    expect(trialResult(trial, [...five, ...week(5, 0, 3)])).toMatchObject({ weeksWithout: 3, difference: 5 });
  });

  it('let nothing be said when fewer than two of a kind are left', () => {
    const answers = [...week(0, 9), ...week(3, 9), ...week(4, 9), ...week(1, 1), ...week(2, 1, 2)];
    expect(trialResult(trial, answers)).toEqual({ kind: 'too few', answers: 30, weeksWith: 3, weeksWithout: 1 });
    expect(trialResult(trial, [])).toEqual({ kind: 'too few', answers: 0, weeksWith: 0, weeksWithout: 0 });
    expect(trialResult(trialWith('WoWo'), weeks(1, 2, 3)).kind).toBe('too few');
  });

  it('leave out the orders of which nothing could be said', () => {
    // Of the 20 orders, 12 have two weeks of each kind among the four that are left.
    const answers = [...week(0, 9), ...week(1, 1), ...week(2, 1), ...week(3, 9)];
    expect(said(trialResult(trial, answers))).toMatchObject({ orders: 12, asMuch: 2, isRare: false });
  });
});

/** A second implementation: weeks as bits of a number, sums instead of means. */
function bruteForce(drawn: Order, means: readonly number[]) {
  const sumOf = (bits: number) => means.reduce((sum, mean, i) => sum + ((bits >> i) & 1 ? mean : -mean), 0);
  const drawnBits = drawn.reduce((bits, isWith, i) => bits + (isWith ? 2 ** i : 0), 0);
  let [orders, asMuch] = [0, 0];
  for (let bits = 0; bits < 2 ** means.length; bits++) {
    const ones = bits.toString(2).replaceAll('0', '').length;
    if (ones !== means.length / 2) continue;
    orders++;
    if (sumOf(bits) >= sumOf(drawnBits) - 1e-7) asMuch++;
  }
  return { orders, asMuch };
}

test('the test is what counting all orders by hand gives', () => {
  simulate(propertyRuns({ commit: 300, full: 10_000 }), 'brute force', (random) => {
    const count = random() < 0.5 ? 4 : 6;
    const trial = { weeks: count, seed: String(random()) } as const;
    const means = Array.from({ length: count }, () => Math.floor(random() * 11));
    expect(trialResult(trial, weeks(...means))).toMatchObject(bruteForce(drawnOrder(trial), means));
  });
});

/** Days that resemble the days before them, in whole points, some without an answer. */
function simulatedAnswers(order: Order, effect: number, answerRate: number, random: Random): DayAnswer[] {
  let mood = normal(random);
  return Array.from({ length: order.length * 7 }, (_, day) => {
    mood = 0.6 * mood + 0.8 * normal(random);
    const isWith = order[Math.floor(day / 7)]!;
    const points = Math.round(5.5 + 1.5 * mood + (isWith ? effect : 0));
    return { week: Math.floor(day / 7), answer: Math.min(10, Math.max(0, points)), kept: isWith };
  }).filter(() => random() < answerRate);
}

const shareRare = (count: 4 | 6, effect: number, answerRate = 0.8) =>
  shareOf(
    simulate(propertyRuns({ commit: 3000, full: 40_000 }), `${count} ${effect} ${answerRate}`, (random) => {
      const trial = { weeks: count, seed: String(random()) };
      const result = trialResult(trial, simulatedAnswers(drawnOrder(trial), effect, answerRate, random));
      return result.kind === 'said' && result.isRare;
    }),
  );

describe('how often something is said', () => {
  // Three standard errors of 3000 runs are .012.
  it('where the habit does nothing, at most once in twenty times', () => {
    const share = shareRare(6, 0);
    expect(share).toBeLessThan(0.05 + 0.012);
    expect(share).toBeGreaterThan(0.03);
    expect(shareRare(6, 0, 0.5)).toBeLessThan(0.05 + 0.012);
    expect(shareRare(4, 0)).toBe(0);
  });

  it('where the habit does much, most times', () => {
    expect(shareRare(6, 3)).toBeGreaterThan(0.7);
    expect(shareRare(6, -3)).toBe(0);
  });
});

test('an order and its mirror are both possible, so neither kind of week comes first more often', () => {
  const first = ordersOf(6).filter(([isWith]) => isWith);
  expect(first).toHaveLength(10);
});

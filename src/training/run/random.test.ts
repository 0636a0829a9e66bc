import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { meanOf } from '#testing/training/simulated-person.ts';
import { partsOfSeed, type Random, randomOf, seedOf, shuffled, wholeBelow } from './random.ts';

const take = (random: Random, count: number) => Array.from({ length: count }, random);
const words = fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 4 });

describe('the seed of a run', () => {
  it('tells its plan and its session again, also when the plan has strokes in its name', () => {
    expect(partsOfSeed(seedOf('18446744073709551615', 'hold-the-line', 12, 3))).toEqual({
      planSeed: '18446744073709551615',
      session: 12,
    });
    expect(partsOfSeed(seedOf('plan/of/two', 'change-course', 4, 1))).toEqual({ planSeed: 'plan/of/two', session: 4 });
  });

  it.each(['plan/hold-the-line/0/2', 'plan/hold-the-line/-3/2', 'plan/hold-the-line/third/2'])(
    'whose session is no number from 1 counts as the first: %s',
    (seed) => {
      expect(partsOfSeed(seed)).toEqual({ planSeed: 'plan', session: 1 });
    },
  );
});

describe('random numbers', () => {
  it('the same words give the same numbers', () => {
    fc.assert(
      fc.property(words, (some) => {
        expect(take(randomOf(...some), 20)).toEqual(take(randomOf(...some), 20));
      }),
      propertyRuns({ commit: 100, full: 10_000 }),
    );
  });

  it('they are the same in every version, because sequences of unfinished runs are made again', () => {
    expect(take(randomOf('18446744073709551615/hold-the-line/3/1'), 3)).toEqual([
      0.5865953706670552, 0.6300967100542039, 0.8716848513577133,
    ]);
  });

  it('numbers taken from another generator in between make no difference', () => {
    const [one, other] = [randomOf('plan', 1), randomOf('plan', 2)];
    const mixed = Array.from({ length: 20 }, () => {
      other();
      return one();
    });
    expect(mixed).toEqual(take(randomOf('plan', 1), 20));
  });

  it('words do not run into each other', () => {
    expect(take(randomOf('ab', 'c'), 3)).not.toEqual(take(randomOf('a', 'bc'), 3));
    expect(take(randomOf('a', 'b'), 3)).toEqual(take(randomOf('a/b'), 3));
  });

  it('each session, exercise, block and plan has numbers of its own, also the first one', () => {
    const seeds = ['1', '2'].flatMap((plan) =>
      ['hold-the-line', 'change-course'].flatMap((exercise) =>
        [1, 2, 3, 12].flatMap((session) => [1, 2].map((block) => seedOf(plan, exercise, session, block))),
      ),
    );
    expect(new Set(seeds.map((seed) => randomOf(seed)())).size).toBe(seeds.length);
  });

  it('they lie from 0 to below 1, each tenth as often as any other', () => {
    const numbers = take(randomOf('uniform'), 100_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(
      worstOf(
        numbers.map((number) => Math.floor(number * 10)),
        10,
      ),
    ).toBeLessThan(0.03);
  });

  it('neighbouring sessions are not alike in their first number', () => {
    const firsts = Array.from({ length: 20_000 }, (_, session) => randomOf(seedOf('7', 'change-course', session, 1))());
    expect(
      worstOf(
        firsts.map((number) => Math.floor(number * 10)),
        10,
      ),
    ).toBeLessThan(0.08);
    const centred = firsts.map((number) => number - 0.5);
    const together = meanOf(centred.slice(1).map((number, index) => number * centred[index]!)) * 12;
    expect(Math.abs(together)).toBeLessThan(0.03);
  });
});

/** By how much the rarest or most frequent of the values from 0 to below `count` differs from its share. */
function worstOf(values: readonly number[], count: number): number {
  const expected = values.length / count;
  const counts = Array.from({ length: count }, (_, value) => values.filter((one) => one === value).length);
  return Math.max(...counts.map((found) => Math.abs(found / expected - 1)));
}

test('whole numbers lie from 0 to below the count, each as often as any other', () => {
  const random = randomOf('whole');
  const numbers = Array.from({ length: 60_000 }, () => wholeBelow(random, 6));
  expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 6)).toBe(true);
  expect(worstOf(numbers, 6)).toBeLessThan(0.03);
});

describe('a random order', () => {
  it('has the same items and leaves the list as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 30 }), fc.string(), (items, seed) => {
        const before = [...items];
        const mixed = shuffled(items, randomOf(seed));
        expect(items).toEqual(before);
        expect([...mixed].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
      }),
      propertyRuns({ commit: 100, full: 10_000 }),
    );
  });

  it('comes up as often as every other one', () => {
    const random = randomOf('orders');
    const orders = ['012', '021', '102', '120', '201', '210'];
    const found = Array.from({ length: 60_000 }, () => orders.indexOf(shuffled([0, 1, 2], random).join('')));
    expect(worstOf(found, 6)).toBeLessThan(0.03);
  });
});

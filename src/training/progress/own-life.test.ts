import { describe, expect, it } from 'vitest';
import { entryId, itemEntry } from '#testing/training/entries.ts';
import { drillNumbers, guessNumbers } from '#training/engines/guess-then-look/guess.ts';
import { foldEntries } from '#training/entries/fold.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { dayAfter } from '#training/training-day.ts';
import { wilsonInterval } from './intervals.ts';
import { ownLifeOf } from './own-life.ts';

type Numbers = Readonly<Record<string, number>>;

/** Exercises finished one after the other, a day each. */
const lifeOf = (exercise: ExerciseId, ...times: readonly Numbers[]) =>
  ownLifeOf(
    foldEntries(
      times.map((numbers, i) =>
        itemEntry(i, dayAfter('2026-11-02', i), { exercise, body: { minutes: 3, rounds: 0, numbers, words: [] } }),
      ),
    ),
  );
const often = (count: number, numbers: Numbers) => Array.from({ length: count }, () => numbers);
const guess = (guessMin: number, actualMin: number) => guessNumbers({ guessMin, actualMin, kind: null }).numbers;

it('nothing is said of exercises that were never done', () => {
  const life = ownLifeOf(foldEntries([]));
  expect(life).toEqual({ guesses: null, plans: null, worries: null, woundUp: null, kindness: null });
});

describe('your guesses', () => {
  const took = [0.5, 1, 1, 1.2, 1.5, 2, 2, 4].map((times) => guess(10, 10 * times));

  it('are the median of how long things took against them, with the middle half', () => {
    const { guesses } = lifeOf('guess-then-look', ...took);
    expect(guesses?.guesses).toBe(8);
    expect(guesses?.took?.median).toBeCloseTo(Math.sqrt(1.2 * 1.5), 10);
    expect(guesses?.took?.half.low).toBeCloseTo(1, 10);
    expect(guesses?.took?.half.high).toBeCloseTo(2, 10);
    expect(guesses?.took?.usual.low).toBeLessThan(guesses!.took!.half.low);
  });

  it('are only counted below eight, and drills are none', () => {
    const drill = drillNumbers(20, 24_000).numbers;
    expect(lifeOf('guess-then-look', drill).guesses).toBeNull();
    expect(lifeOf('guess-then-look', ...took.slice(1), drill).guesses).toEqual({ guesses: 7, took: null });
  });

  it('are the last twenty', () => {
    const { guesses } = lifeOf('guess-then-look', ...often(9, guess(10, 90)), ...often(20, guess(10, 10)));
    expect(guesses).toEqual({
      guesses: 20,
      took: { median: 1, half: { low: 1, high: 1 }, usual: { low: 1, high: 1 } },
    });
  });
});

describe('begun of planned', () => {
  it('has the interval of the share', () => {
    const { plans } = lifeOf(
      'one-knot-at-a-time',
      ...often(7, { planned: 1, begun: 1 }),
      ...often(3, { planned: 1, begun: 0 }),
    );
    expect(plans).toEqual({ planned: 10, begun: 7, share: wilsonInterval(7, 10) });
  });

  it('is only counted below six plans; one that was never made is none', () => {
    const { plans } = lifeOf('one-knot-at-a-time', ...often(5, { planned: 1 }), { planned: 0, begun: 1 });
    expect(plans).toEqual({ planned: 5, begun: 1, share: null });
    expect(lifeOf('one-knot-at-a-time', { planned: 0 }).plans).toBeNull();
  });

  it('counts a plan that was begun on a later day, and never more than all', () => {
    const begunLater = lifeOf('one-knot-at-a-time', ...often(6, { planned: 1 }), { planned: 1, begun: 3 });
    expect(begunLater.plans?.begun).toBe(3);
    expect(lifeOf('one-knot-at-a-time', ...often(6, { planned: 1, begun: 2 })).plans?.begun).toBe(6);
  });

  it('is of the last thirty plans', () => {
    const times = [...often(20, { planned: 1, begun: 1 }), ...often(30, { planned: 1, begun: 0 })];
    expect(lifeOf('one-knot-at-a-time', ...times).plans).toMatchObject({ planned: 30, begun: 0 });
  });
});

describe('parked worries', () => {
  const put = { atWindow: 0, steps: 1, parked: 2, letGo: 0 };
  const looked = { atWindow: 1, steps: 1, parked: 1, letGo: 2 };

  it('are those that no longer mattered, of those that were looked at in the window', () => {
    const { worries } = lifeOf('worry-window', put, put, looked, looked);
    expect(worries).toMatchObject({ parked: 4, lookedAt: 8, noLongerMattered: 4 });
    expect(worries?.share).toEqual(wilsonInterval(4, 8));
  });

  it('are only counted below six, and before one was looked at', () => {
    expect(lifeOf('worry-window', put, looked).worries).toEqual({
      parked: 2,
      lookedAt: 4,
      noLongerMattered: 2,
      share: null,
    });
    expect(lifeOf('let-the-cloud-pass', put).worries).toEqual({
      parked: 2,
      lookedAt: 0,
      noLongerMattered: 0,
      share: null,
    });
    expect(lifeOf('let-the-cloud-pass', { atWindow: 0, steps: 1, parked: 0, letGo: 0 }).worries).toBeNull();
  });
});

describe('before and after', () => {
  it('is the mean difference of the times with both answers', () => {
    const times = [...often(4, { before: 6, after: 4 }), ...often(4, { before: 6, after: 5 }), { before: 9 }];
    const { woundUp, kindness } = lifeOf('settle', ...times);
    expect(woundUp?.times).toBe(8);
    expect(woundUp?.change?.mean).toBe(-1.5);
    expect(kindness).toBeNull();
  });

  it('is of each exercise apart, and only counted below eight times', () => {
    const { woundUp, kindness } = lifeOf('a-kind-word', ...often(7, { before: 2, after: 4 }));
    expect(kindness).toEqual({ times: 7, change: null });
    expect(woundUp).toBeNull();
  });

  it('takes no answer that is none of the scale', () => {
    expect(lifeOf('settle', { before: 11, after: 4 }, { before: 4, after: -1 }).woundUp).toBeNull();
  });
});

it('is the same whatever the order in which entries come', () => {
  const entries = [guess(5, 10), guess(10, 10), guess(20, 15)].map((numbers, i) => ({
    ...itemEntry(i, '2026-11-02', { exercise: 'guess-then-look', body: { minutes: 1, rounds: 0, numbers, words: [] } }),
    id: entryId(9 - i),
  }));
  expect(ownLifeOf(foldEntries(entries.toReversed()))).toEqual(ownLifeOf(foldEntries(entries)));
});

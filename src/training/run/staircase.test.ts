import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { answersRight, meanOf, type SimulatedPerson, shareOf, simulate } from '#testing/training/simulated-person.ts';
import type { DifficultyTarget } from './difficulty-target.ts';
import type { Random } from './random.ts';
import { type Staircase, type StaircaseRule, startStaircase, stepStaircase } from './staircase.ts';

const wide: StaircaseRule = { from: -100, to: 100, easierStep: 0.5, aim: 'usual' };

const stairsAfter = (rule: StaircaseRule, begin: Staircase, answers: string) =>
  [...answers].reduce((stairs, answer) => stepStaircase(rule, stairs, answer === '+'), begin);

/** Past the longer steps of the beginning. */
const settled: Staircase = { ...startStaircase(0), reversals: 2 };

describe('a step', () => {
  it('the first one cannot be a reversal', () => {
    expect(startStaircase(-2)).toEqual({ x: -2, rightInRow: 0, lastWasHarder: null, reversals: 0 });
  });

  it('one right answer changes nothing but the count', () => {
    expect(stairsAfter(wide, settled, '+')).toEqual({ ...settled, rightInRow: 1 });
  });

  it('two right answers in a row make it harder by .5488 of the easier step', () => {
    expect(stairsAfter(wide, settled, '++')).toEqual({ x: 0.2744, rightInRow: 0, lastWasHarder: true, reversals: 2 });
  });

  it('one wrong answer makes it easier by the full step', () => {
    expect(stairsAfter(wide, settled, '-')).toEqual({ x: -0.5, rightInRow: 0, lastWasHarder: false, reversals: 2 });
  });

  it('a wrong answer between two right ones starts the count anew', () => {
    expect(stairsAfter(wide, settled, '+-+').x).toBe(-0.5);
    expect(stairsAfter(wide, settled, '+-++').x).toBeCloseTo(-0.2256, 10);
  });

  test.each<[DifficultyTarget, string, number]>([
    ['harder', '+', 0.14225],
    ['usual', '++', 0.2744],
    ['easier', '+++', 0.36965],
  ])('with the aim "%s" it gets harder after the answers %s', (aim, answers, x) => {
    const rule = { ...wide, aim };
    expect(stairsAfter(rule, settled, answers.slice(1)).x).toBe(0);
    expect(stairsAfter(rule, settled, answers).x).toBeCloseTo(x, 10);
  });

  it('steps are doubled up to the one that makes the second reversal', () => {
    const positions = ['-', '-', '+', '+', '+', '+', '-', '-'];
    let stairs = startStaircase(0);
    const seen = positions.map((answer) => {
      const before = stairs.x;
      stairs = stepStaircase(wide, stairs, answer === '+');
      return [Math.round((stairs.x - before) * 1e4) / 1e4, stairs.reversals];
    });
    expect(seen).toEqual([
      [-1, 0],
      [-1, 0],
      [0, 0],
      [0.5488, 1],
      [0, 1],
      [0.5488, 1],
      [-1, 2],
      [-0.5, 2],
    ]);
  });

  it('it stays within the range of the exercise', () => {
    const narrow = { ...wide, from: -0.3, to: 0.2 };
    expect(stairsAfter(narrow, settled, '-').x).toBe(-0.3);
    expect(stairsAfter(narrow, settled, '++').x).toBe(0.2);
  });
});

type Step = (before: Staircase, isRight: boolean) => Staircase;

const ours =
  (rule: StaircaseRule): Step =>
  (before, isRight) =>
    stepStaircase(rule, before, isRight);

/** The classic rule with equal steps (Levitt 1971, 10.1121/1.1912375), for a test of the simulation itself. */
const equalSteps =
  (step: number): Step =>
  (before, isRight) => {
    if (!isRight) return { ...before, x: before.x - step, rightInRow: 0 };
    if (before.rightInRow === 0) return { ...before, rightInRow: 1 };
    return { ...before, x: before.x + step, rightInRow: 0 };
  };

/** In multiples of the person's spread, so that one table holds for every exercise. */
const steps = [0.1, 0.25, 0.5];
const people = [0, 0.1, 0.5].flatMap((guess) =>
  [0, 0.03, 0.05].map((lapse): SimulatedPerson => ({ threshold: 0, spread: 1, guess, lapse })),
);
const cells = steps.flatMap((step) => people.map((person) => ({ ...person, step })));
const trials = 4000;
/** The beginning, until the difficulty has come near the person. */
const burnIn = 400;

/** The share that came out right, in percent, over all runs. */
function percentRight(person: SimulatedPerson, step: Step): number {
  const shares = simulate(propertyRuns({ commit: 5, full: 200 }), 'share', (random) => {
    let stairs = startStaircase(-1);
    let right = 0;
    for (let trial = 0; trial < trials; trial++) {
      const isRight = answersRight(person, stairs.x, random);
      if (trial >= burnIn && isRight) right++;
      stairs = step(stairs, isRight);
    }
    return right / (trials - burnIn);
  });
  return 100 * meanOf(shares);
}

const farthest = (target: number, shareWith: (cell: (typeof cells)[number]) => number) =>
  Math.max(...cells.map((cell) => Math.abs(shareWith(cell) - target)));

describe('the share of right answers it leads to', () => {
  it('is 80.35 percent, whatever the step and whoever answers', () => {
    expect(farthest(80.35, (cell) => percentRight(cell, ours({ ...wide, easierStep: cell.step })))).toBeLessThan(0.6);
  });

  it('would be 70.7 percent with equal steps, so the simulation can tell the rules apart', () => {
    expect(farthest(70.7, (cell) => percentRight(cell, equalSteps(cell.step)))).toBeLessThan(0.6);
  });

  test.each<[DifficultyTarget, number]>([
    ['harder', 77.85],
    ['easier', 83.15],
  ])('with the aim "%s" is %d percent', (aim, target) => {
    expect(farthest(target, (cell) => percentRight(cell, ours({ ...wide, easierStep: cell.step, aim })))).toBeLessThan(
      0.8,
    );
  });
});

/** The difficulty at which a person without guesses and lapses is right in 80.35 percent. */
const point = -Math.log(0.8035 / (1 - 0.8035));

const levelAfter30 = (start: number, random: Random) => {
  let stairs = startStaircase(point + start);
  for (let trial = 0; trial < 30; trial++) {
    stairs = stepStaircase(wide, stairs, answersRight(people[0]!, stairs.x, random));
  }
  return stairs.x;
};

test.each([-4, -2, 2, 4])('from a start %d spreads off it is near the point after 30 rounds', (start) => {
  const runs = propertyRuns({ commit: 1000, full: 10_000 });
  const levels = simulate(runs, `start ${start}`, (random) => levelAfter30(start, random));
  expect(shareOf(levels.map((x) => Math.abs(x - point) <= 2.5))).toBeGreaterThanOrEqual(0.9);
});

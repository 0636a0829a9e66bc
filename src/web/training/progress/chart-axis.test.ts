import { expect, test } from 'vitest';
import { unitOf } from '#training/progress/natural-unit.ts';
import { ruleFor } from '#training/progress/noise-table.ts';
import { type ScoredId, scoredIds } from '#training/progress/scored.ts';
import { axisAround } from './chart-axis.ts';

const room = { leastSpan: 0.1, mostMarks: 5 };
const labels = (measured: ScoredId, scores: readonly number[], mostMarks = 5) =>
  axisAround(scores, unitOf(measured), { leastSpan: 0.1, mostMarks }).marks.map(({ label }) => label);

test('bows are counted one by one, the most on top', () => {
  expect(labels('count-the-bows', [3.4, 6.1])).toEqual(['6', '5', '4']);
});

test('up is quicker: the shortest time is on top', () => {
  expect(labels('change-course', [0.02, 0.55])).toEqual(['700 ms', '800 ms', '900 ms', '1000 ms']);
  expect(labels('hold-the-line', [-1.6, -0.4])).toEqual(['1.5 s', '2.0 s', '2.5 s', '3.0 s']);
});

test('times that are far apart get marks that do not touch', () => {
  expect(labels('hold-the-line', [-2, 1])).toEqual(['0.5 s', '1.0 s', '2.0 s']);
  expect(labels('hold-the-line', [-3.4, 1])).toEqual(['0.5 s', '1.0 s', '2.0 s', '5.0 s', '10.0 s']);
});

test('an axis that does not begin at zero says so', () => {
  expect(axisAround([3.4, 6.1], unitOf('count-the-bows'), room).isCut).toBe(true);
});

test('every score lies inside, away from the edges', () => {
  const { low, high } = axisAround([3, 7], unitOf('count-the-bows'), room);
  expect(low).toBeLessThan(3);
  expect(high).toBeGreaterThan(7);
});

test('one session is in the middle of as much as days differ', () => {
  const { low, high } = axisAround([5], unitOf('count-the-bows'), { leastSpan: 4, mostMarks: 5 });
  expect((low + high) / 2).toBeCloseTo(5, 9);
  expect(high - low).toBeGreaterThan(4);
});

test.each(scoredIds)('%s has two to five marks with different labels, wherever the scores lie', (measured) => {
  const { noise } = ruleFor(measured, '');
  const middle =
    { 'still-air': 4, 'same-or-not': 21, 'count-the-bows': 5, 'chart-the-wind': 7 }[measured as string] ?? 0.2;
  for (const half of [0, 1, 2, 4]) {
    const { marks } = axisAround([middle - half * noise, middle + half * noise], unitOf(measured), {
      leastSpan: 4 * noise,
      mostMarks: 5,
    });
    expect(marks.length, `${half}`).toBeGreaterThanOrEqual(2);
    expect(marks.length).toBeLessThanOrEqual(5);
    expect(new Set(marks.map(({ label }) => label)).size).toBe(marks.length);
  }
});

import { expect, test } from 'vitest';
import { deadlineMs } from '#training/engines/change-course/change-course.ts';
import { windowMs } from '#training/engines/wait-for-the-gust/gust-score.ts';
import { unitOf } from './natural-unit.ts';
import { firstNoise, noiseName, ruleFor } from './noise-table.ts';
import { type ScoredId, scoredIds } from './scored.ts';

test.each<[ScoredId, number, string]>([
  ['hold-the-line', -1, 'a crossing in 2.0 s'],
  ['hold-the-line', 0.5, 'a crossing in 0.7 s'],
  ['count-the-bows', 5.63, '5.6 bows'],
  ['chart-the-wind', 2.7, '4.0 steps'],
  ['chart-the-wind', 11.8, '8.0 steps'],
  ['change-course', 0.58, '669 ms'],
  ['wait-for-the-gust', 0, '700 ms'],
  ['still-air', 4, '250 ms'],
  ['same-or-not', 21.33, '21.3 right answers a minute'],
])('a score of %s, %d, is told as %s', (measured, score, words) => {
  expect(unitOf(measured).tell(score)).toBe(words);
});

test.each(scoredIds)('%s: a table has the number that is told, without its unit', (measured) => {
  const { tell, tellInColumn } = unitOf(measured);
  for (const score of [0.3, 1, 4]) expect(tell(score)).toMatch(new RegExp(`(^| )${tellInColumn(score)} `));
});

test('times are those that the exercises themselves use', () => {
  expect(unitOf('change-course').of(0.7)).toBeCloseTo(deadlineMs(0.7), 9);
  expect(unitOf('wait-for-the-gust').of(-0.3)).toBeCloseTo(windowMs(-0.3), 9);
});

test.each(scoredIds)('a mark at the axis of %s stands where its score is', (measured) => {
  const { of, scoreOf } = unitOf(measured);
  for (const score of [0.3, 1, 1.7]) expect(scoreOf(of(score))).toBeCloseTo(score, 9);
});

test.each<[ScoredId, number, number, string, string]>([
  ['count-the-bows', 0.24, 5, '0.2 bows', 'about a quarter of a bow'],
  ['count-the-bows', 0.55, 5, '0.6 bows', 'about half a bow'],
  ['count-the-bows', 0.99, 5, '1.0 bows', 'about one bow'],
  ['count-the-bows', 1.6, 5, '1.6 bows', 'about one and a half bows'],
  ['count-the-bows', 2.1, 5, '2.1 bows', 'about two bows'],
  ['hold-the-line', 0.41, -1, '0.5 s', 'about a third of the speed'],
  ['hold-the-line', 0.22, -1, '0.3 s', 'about a sixth of the speed'],
  ['hold-the-line', 0.8, -1, '0.9 s', 'about three quarters of the speed'],
  ['chart-the-wind', 2.47, 5, '1.1 steps', 'about one step'],
  ['change-course', 0.224, 0.5, '100 ms', 'about 100 ms'],
  ['wait-for-the-gust', 0.218, 0.5, '70 ms', 'about 70 ms'],
  ['still-air', 0.25, 4, '15 ms', 'about 15 ms'],
  ['same-or-not', 3.15, 21, '3.1 right answers a minute', 'about three right answers a minute'],
])('a change of %s of %d from %d on is %s, %s', (measured, difference, start, told, words) => {
  expect(unitOf(measured).tellChange(difference, start)).toBe(told);
  expect(unitOf(measured).changeInWords(difference, start)).toBe(words);
});

test('a change of a time is not told larger than it is: getting slower by as much takes longer', () => {
  const { of, tellChange } = unitOf('change-course');
  const told = Number.parseFloat(tellChange(0.4, 0));
  expect(told).toBeLessThan(of(-0.4) - of(0));
});

test('every variant has a first value, and refitted ones take its place', () => {
  expect(Object.keys(firstNoise)).toContain('hold-the-line/r4');
  expect(ruleFor('count-the-bows', 'backwards').noise).toBeCloseTo(0.783, 3);
  const refitted = { [noiseName('change-course', '')]: 0.3, 'count-the-bows/forwards': 0.5 };
  expect(ruleFor('change-course', '', refitted).noise).toBe(0.3);
  expect(ruleFor('count-the-bows', 'backwards', refitted).noise).toBeCloseTo(0.783, 3);
});

test('a variant that nobody knows is taken for the most uneven one', () => {
  expect(ruleFor('hold-the-line', 'r9').noise).toBe(firstNoise['hold-the-line/r1']);
});

test.each(scoredIds)('somebody with ordinary ups and downs is not called rough, twice as many are: %s', (measured) => {
  const { factor, compared, noise, rough } = ruleFor(measured, '');
  const ordinary = factor * noise * Math.sqrt(2 / compared);
  expect(rough).toBeGreaterThan(1.5 * ordinary);
  expect(rough).toBeLessThan(2.2 * ordinary);
});

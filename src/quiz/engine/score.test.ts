import { describe, expect, test } from 'vitest';
import type { ScoreScale } from '#quiz/quiz.ts';
import { signsScale, wellbeingScale } from '#quiz/score-scales.ts';
import { levelOf, scoreOf } from './score.ts';

describe('levels of a scale on which high means many signs (§ 9)', () => {
  test.each([
    [0, 'low'],
    [29.9, 'low'],
    [30, 'low'],
    [30.1, 'middle'],
    [59.9, 'middle'],
    [60, 'high'],
    [60.1, 'high'],
    [120, 'high'],
  ])('a raw score of %d is %s', (rawScore, level) => {
    expect(levelOf(signsScale, rawScore)).toBe(level);
  });

  test.each([
    [0, 0, 'low', 20.3],
    [12, 19.2, 'low', 20.3],
    [13, 20.8, 'low', 20.8],
    [17, 27.2, 'low', 27.2],
    [18, 28.8, 'low', 28],
    [19, 30.4, 'middle', 45.6],
    [28, 44.8, 'middle', 45.6],
    [29, 46.4, 'middle', 46.4],
    [33, 52.8, 'middle', 52.8],
    [35, 56, 'middle', 56],
    [36, 57.6, 'middle', 57],
    [37, 59.2, 'middle', 57],
    [38, 60.8, 'high', 75.1],
    [46, 73.6, 'high', 75.1],
    [47, 75.2, 'high', 75.2],
    [58, 92.8, 'high', 92.8],
    [59, 94.4, 'high', 93],
    [75, 120, 'high', 93],
  ])('%d points are %d before the limits, %s, shown as %d', (points, rawScore, level, score) => {
    expect(scoreOf(signsScale, points)).toMatchObject({ rawScore, level, score });
  });
});

describe('levels of a scale on which high is good (§ 9)', () => {
  test.each([
    [0, 'low'],
    [54.9, 'low'],
    [55, 'low'],
    [55.1, 'middle'],
    [79.9, 'middle'],
    [80, 'high'],
    [80.1, 'high'],
    [100, 'high'],
  ])('a raw score of %d is %s', (rawScore, level) => {
    expect(levelOf(wellbeingScale, rawScore)).toBe(level);
  });

  test.each([
    [0, 100, 'high', 91],
    [5, 92, 'high', 91],
    [6, 90.4, 'high', 90.4],
    [12, 80.8, 'high', 80.8],
    [13, 79.2, 'middle', 79.2],
    [28, 55.2, 'middle', 55.2],
    [29, 53.6, 'low', 53.6],
    [49, 21.6, 'low', 21.6],
    [50, 20, 'low', 20.3],
    [75, -20, 'low', 20.3],
  ])('%d points are %d before the limits, %s, shown as %d', (points, rawScore, level, score) => {
    expect(scoreOf(wellbeingScale, points)).toMatchObject({ rawScore, level, score });
  });
});

test.each<[string, ScoreScale, number, { min: number; max: number }]>([
  ['signs', signsScale, 0, { min: 20.3, max: 28 }],
  ['signs', signsScale, 25, { min: 45.6, max: 57 }],
  ['signs', signsScale, 50, { min: 75.1, max: 93 }],
  ['wellbeing', wellbeingScale, 50, { min: 20.3, max: 100 }],
  ['wellbeing', wellbeingScale, 20, { min: 0, max: 100 }],
  ['wellbeing', wellbeingScale, 0, { min: 0, max: 91 }],
])(
  'on the scale of %s a score names the limits of its level; where § 9 gives none they are 0 and 100',
  (_name, scale, points, limits) => {
    expect(scoreOf(scale, points).limits).toEqual(limits);
  },
);

test('a raw score shows no binary fraction', () => {
  for (let points = 0; points <= 100; points += 1) {
    expect(String(scoreOf(signsScale, points).rawScore)).toMatch(/^\d+(\.\d)?$/);
    expect(String(scoreOf(wellbeingScale, points).rawScore)).toMatch(/^-?\d+(\.\d)?$/);
  }
});

test('half of a tenth is rounded up in a score', () => {
  expect(scoreOf(signsScale, 20.03125).rawScore).toBe(32.1);
});

import { expect, it } from 'vitest';
import { observer as ofCourse } from '#training/engines/change-course/change-course.ts';
import { chartRule } from '#training/engines/chart-the-wind/chart-the-wind.ts';
import { bowsRule } from '#training/engines/count-the-bows/count-the-bows.ts';
import { observerOf, rungOf } from '#training/engines/hold-the-line/rung.ts';
import { observer as ofGust } from '#training/engines/wait-for-the-gust/gust-score.ts';
import { difficultySlopeOf } from './difficulty-slopes.ts';

it.each([
  ['hold-the-line', observerOf(rungOf('r2'))],
  ['count-the-bows', bowsRule.observer],
  ['chart-the-wind', chartRule.observer],
  ['change-course', ofCourse],
  ['wait-for-the-gust', ofGust],
])('the spread of %s is that of its observer', (exercise, { spread }) => {
  expect(difficultySlopeOf(exercise)).toBe(spread);
});

it('a guided exercise has none', () => {
  expect(difficultySlopeOf('settle')).toBe(0);
});

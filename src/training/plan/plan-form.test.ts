import { expect, it } from 'vitest';
import { quizNames } from '#quiz/catalogue.ts';
import { planFormOf } from './plan-form.ts';

it('only the quiz with a page for a personal plan has mornings and evenings', () => {
  expect(quizNames.filter((name) => planFormOf(name) === 'personal')).toEqual(['wellbeing']);
});

import { expect, test } from 'vitest';
import { quizOne } from './content/quiz-one';
import { startQuiz } from './engine';
import { planOf } from './plan';
import { noneOfThese } from './quiz';
import { nearShare, walkThrough } from './walk.fixture';

const picks: Record<number, string[]> = {
  26: ['wind-down', 'hold-focus'],
  27: ['planning'],
  28: ['minutes-20'],
};

test('the plan is the visitor’s own goals, skills and daily time', () => {
  const state = walkThrough(quizOne, (screen, number) => picks[number] ?? nearShare(0)(screen, number));
  expect(planOf(quizOne, state)).toEqual({
    goals: ['Hold my focus for longer', 'Wind down at night'],
    skills: ['Planning ahead'],
    dailyMinutes: 20,
  });
});

test('"None of these" gives no goals', () => {
  const state = walkThrough(quizOne, (screen, number) =>
    number === 26 ? [noneOfThese] : nearShare(0)(screen, number),
  );
  expect(planOf(quizOne, state).goals).toEqual([]);
});

test('before anything is answered the plan is empty and short', () => {
  expect(planOf(quizOne, startQuiz(quizOne, 0))).toEqual({ goals: [], skills: [], dailyMinutes: 5 });
});

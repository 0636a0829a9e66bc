import { describe, expect, it } from 'vitest';
import { quizOne } from '../../quiz/content/quiz-one';
import type { QuizState } from '../../quiz/quiz';
import { signUpBodyOf } from './sign-up-body';

const given = (...answers: string[]) => ({ answers, points: 0, answered: true, openedAt: 1, closedAt: 2 });
const state: QuizState = {
  currentScreen: 29,
  passed: true,
  screens: {
    1: given('woman'),
    2: given('34'),
    3: given('restless'),
    26: given('start-easier'),
    27: given('memory', 'calming'),
    28: given('minutes-10'),
  },
};
const visitor = { cohort: 'A', source: 'spring', clickId: 'abc' } as const;

describe('the sign-up after quiz one', () => {
  it('sends what a plan needs, age, gender and how the visitor came', () => {
    const body = signUpBodyOf(quizOne, state, { email: 'maya@example.com', name: 'Maya', newsletter: false }, visitor);
    expect(body).toEqual({
      email: 'maya@example.com',
      name: 'Maya',
      age: 34,
      gender: 'woman',
      plan: {
        goals: ['Start things without the fight'],
        skills: ['Keeping things in mind', 'Settling strong feelings'],
        daily_minutes: 10,
      },
      newsletter: false,
      cohort: 'A',
      source: 'spring',
      click_id: 'abc',
    });
  });

  it('sends no answer about health', () => {
    const body = signUpBodyOf(quizOne, state, { email: 'maya@example.com', name: '', newsletter: true }, visitor);
    expect(JSON.stringify(body)).not.toMatch(/restless|score|level/);
    expect(body).not.toHaveProperty('name');
  });
});

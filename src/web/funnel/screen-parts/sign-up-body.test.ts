import { describe, expect, it } from 'vitest';
import type { QuizState } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nameFrom, signUpBodyOf } from './sign-up-body.ts';

const { adhd, frequency } = quizzes;

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
const visitor = {
  source: 'spring',
  click_id: 'abc',
  click_id_name: 'gclid',
  last_source: 'autumn',
  last_click_id: '',
  last_click_id_name: '',
} as const;

describe('the sign-up after the adhd quiz', () => {
  it('the sign-up after the adhd quiz sends plan, age, gender and attribution', () => {
    const body = signUpBodyOf(adhd, state, { email: 'maya@example.com', name: 'Maya' }, visitor);
    expect(body).toEqual({
      email: 'maya@example.com',
      name: 'Maya',
      age: 34,
      gender: 'woman',
      plan: {
        goals: ['start-easier'],
        skills: ['memory', 'calming'],
        daily_minutes: 10,
      },
      send_plan: true,
      ...visitor,
      cohort: 'A',
    });
  });

  it('the sign-up after the adhd quiz sends no answer about health', () => {
    const body = signUpBodyOf(adhd, state, { email: 'maya@example.com', name: '' }, visitor);
    expect(JSON.stringify(body)).not.toMatch(/restless|score|level/);
    expect(body).not.toHaveProperty('name');
  });
});

describe('the sign-up after the frequency quiz', () => {
  const at = (type: string) => frequency.screens.findIndex((screen) => screen.type === type) + 1;
  const screens = {
    1: { ...given('often'), points: 2 },
    [at('input-age')]: given('41'),
    [at('create-profile')]: given(' Noor '),
  };
  const passed: QuizState = { currentScreen: 31, passed: true, screens };

  it('the sign-up after the frequency quiz has the name from the quiz’s own screen', () => {
    expect(nameFrom(frequency, passed)).toBe('Noor');
    expect(nameFrom(frequency, { ...passed, screens: {} })).toBe('');
    expect(nameFrom(adhd, state)).toBe('');
  });

  it('the sign-up after the frequency quiz sends the ids of the proposed plan, and no gender', () => {
    const contact = { email: 'noor@example.com', name: 'Noor' };
    const body = signUpBodyOf(frequency, passed, contact, visitor);
    expect(JSON.parse(JSON.stringify(body))).toEqual({
      email: 'noor@example.com',
      name: 'Noor',
      age: 41,
      plan: {
        goals: ['hold-focus'],
        skills: ['attention', 'memory'],
        daily_minutes: 5,
      },
      send_plan: true,
      ...visitor,
      cohort: 'B',
    });
  });
});

import { describe, expect, test } from 'vitest';
import { type Area, noneOfThese } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { dailyTimeName, dailyTimes } from './daily-time.ts';
import { planOf } from './plan.ts';
import { startQuiz } from './progress.ts';

const { adhd, frequency, wellbeing } = quizzes;

const picks: Record<number, string[]> = {
  26: ['wind-down', 'hold-focus'],
  27: ['planning'],
  28: ['minutes-20'],
};

describe('a plan that was asked for', () => {
  test('a chosen plan has the visitor’s own goals, skills and daily time', () => {
    const state = walkThrough(adhd, (screen, number) => picks[number] ?? nearShare(0)(screen, number));
    expect(planOf(adhd, state)).toEqual({
      goals: [
        { id: 'hold-focus', label: 'Hold my focus for longer' },
        { id: 'wind-down', label: 'Wind down at night' },
      ],
      skills: [{ id: 'planning', label: 'Planning ahead' }],
      dailyMinutes: 20,
      origin: 'chosen',
    });
  });

  test('a chosen plan has no goals after "None of these"', () => {
    const state = walkThrough(adhd, (screen, number) => (number === 26 ? [noneOfThese] : nearShare(0)(screen, number)));
    expect(planOf(adhd, state).goals).toEqual([]);
  });

  test('a chosen plan is empty and short before anything is answered', () => {
    const plan = { goals: [], skills: [], dailyMinutes: 5, origin: 'chosen' };
    expect(planOf(adhd, startQuiz(adhd, 0))).toEqual(plan);
  });
});

describe('daily time', () => {
  test('the daily times are called Regular, Serious, Ambitious and Challenging (§ 3)', () => {
    expect([5, 10, 20, 30, 7].map(dailyTimeName)).toEqual(['Regular', 'Serious', 'Ambitious', 'Challenging', '']);
  });

  test.each([adhd, wellbeing])(
    'the daily times have the same names in every quiz that asks for them: $name',
    ({ screens }) => {
      const dailyOptions = screens.find(({ purpose }) => purpose === 'daily-time')?.options ?? [];
      expect(dailyOptions.map(({ minutes, description }) => ({ minutes, name: description }))).toEqual(dailyTimes);
    },
  );
});

describe('a plan that was not asked for', () => {
  /** Answers with signs in these areas only, each with its share of the possible points, 0 to 1. */
  const signsIn = (shares: Partial<Record<Area, number>>) =>
    walkThrough(frequency, (screen, number) => nearShare((screen.area && shares[screen.area]) ?? 0)(screen, number));
  const idsOf = (shares: Partial<Record<Area, number>>) => {
    const { goals, skills } = planOf(frequency, signsIn(shares));
    return { goals: goals.map(({ id }) => id), skills: skills.map(({ id }) => id) };
  };

  test('a plan that was not chosen is marked as a proposal', () => {
    expect(planOf(frequency, signsIn({})).origin).toBe('proposed');
  });

  test('a proposed plan is for the two areas with the most signs, strongest first', () => {
    expect(idsOf({ anxiety: 1, procrastination: 0.6, adhd: 0.3 })).toEqual({
      goals: ['wind-down', 'start-easier'],
      skills: ['calming', 'planning', 'switching'],
    });
    expect(idsOf({ concentration: 0.6, adhd: 1 })).toEqual({
      goals: ['judge-time', 'hold-focus'],
      skills: ['pausing', 'attention', 'switching'],
    });
  });

  test('a proposed plan is for one area when only one has signs', () => {
    expect(idsOf({ concentration: 1 })).toEqual({ goals: ['hold-focus'], skills: ['attention', 'memory'] });
  });

  test('a proposed plan has no goal and a light practice when no answer showed a sign', () => {
    expect(planOf(frequency, signsIn({}))).toEqual({
      goals: [],
      skills: [{ id: 'attention', label: 'Holding attention' }],
      dailyMinutes: 5,
      origin: 'proposed',
    });
  });

  test('a proposed plan takes 5, 10 or 20 minutes a day, depending on the level', () => {
    const minutes = [0, 1 / 3, 1].map(
      (share) => planOf(frequency, walkThrough(frequency, nearShare(share))).dailyMinutes,
    );
    expect(minutes).toEqual([5, 10, 20]);
  });

  test.each<Area>(['adhd', 'concentration', 'procrastination', 'anxiety'])(
    'a proposed plan has no skill twice: %s',
    (strongest) => {
      for (const next of ['adhd', 'concentration', 'procrastination', 'anxiety'] as const) {
        const { skills } = idsOf({ [next]: 0.6, [strongest]: 1 });
        expect(new Set(skills).size).toBe(skills.length);
      }
    },
  );
});

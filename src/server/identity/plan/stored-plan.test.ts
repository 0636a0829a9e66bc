import { describe, expect, it } from 'vitest';
import { planOf } from '#quiz/engine/plan.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { readStoredPlan, ruleOfStoredPlan, storedPlanOf } from './stored-plan.ts';

describe('storing a plan', () => {
  it.each(Object.values(quizzes))('a plan made in the quiz $name comes back as it was shown', (quiz) => {
    for (const share of [0, 0.5, 1]) {
      const { goals, skills, dailyMinutes, origin } = planOf(quiz, walkThrough(quiz, nearShare(share)));
      const ids = { goals: goals.map(({ id }) => id), skills: skills.map(({ id }) => id) };
      const stored: unknown = JSON.parse(
        JSON.stringify(storedPlanOf(quiz.cohort, { ...ids, daily_minutes: dailyMinutes })),
      );
      expect(readStoredPlan(stored)).toEqual({ quiz: quiz.name, origin, goals, skills, daily_minutes: dailyMinutes });
    }
  });

  it('a plan keeps the order of its goals, which begins with the most signs', () => {
    const goals = ['wind-down', 'hold-focus', 'wind-down'];
    expect(storedPlanOf('B', { goals, skills: [], daily_minutes: 5 }).goals).toEqual(['wind-down', 'hold-focus']);
  });
});

it('a plan that is stored now is by the newest rule, and any other by the first', () => {
  expect(ruleOfStoredPlan(storedPlanOf('A', { goals: [], skills: [], daily_minutes: 5 }))).toBe(2);
  expect([null, undefined, 7, [], {}, { rule: '2' }, { rule: 3 }].map(ruleOfStoredPlan)).toEqual(Array(7).fill(1));
});

describe('reading a stored plan', () => {
  it.each([null, undefined, 7, 'text', [], {}, { quiz: 'no-such-quiz', goals: [], skills: [], daily_minutes: 5 }])(
    '%j is no plan',
    (stored) => expect(readStoredPlan(stored)).toBeNull(),
  );

  it('what is damaged in a plan is dropped, and the rest is read', () => {
    const stored = { quiz: 'adhd', goals: 'hold-focus', skills: ['memory', null, 7, {}, 'gone'], daily_minutes: '10' };
    expect(readStoredPlan(stored)).toEqual({
      quiz: 'adhd',
      origin: 'chosen',
      goals: [],
      skills: [{ id: 'memory', label: 'Keeping things in mind' }],
      daily_minutes: 5,
    });
  });
});

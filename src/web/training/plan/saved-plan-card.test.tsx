import { expect, it } from 'vitest';
import type { OpenPlanLinkAnswer } from '#contract/plan.ts';
import { savedPlanFacts } from './saved-plan-card.tsx';

const link: Pick<OpenPlanLinkAnswer, 'plan' | 'kept'> = {
  plan: {
    quiz: 'adhd',
    origin: 'chosen',
    goals: [{ id: 'wind-down', label: 'Wind down at night' }],
    skills: [
      { id: 'memory', label: 'Keeping things in mind' },
      { id: 'rest', label: 'Resting for real' },
    ],
    daily_minutes: 10,
  },
  kept: { email: 'maya@example.com', name: 'Maya', age: 34, gender: 'Woman' },
};

it('everything that is kept is listed', () => {
  expect(savedPlanFacts(link).map(({ term, value }) => `${term}: ${value}`)).toEqual([
    'Email: maya@example.com',
    'First name: Maya',
    'Age: 34',
    'Gender: Woman',
    'Goals: Wind down at night',
    'Skills: Keeping things in mind, Resting for real',
    'Minutes a day: 10',
  ]);
});

it('what is not kept is not listed', () => {
  const plan = { ...link.plan, goals: [] };
  const terms = savedPlanFacts({ plan, kept: { email: 'maya@example.com', name: '', age: null, gender: '' } });
  expect(terms.map(({ term }) => term)).toEqual(['Email', 'Skills', 'Minutes a day']);
});

it('a text that is kept and not shown is still listed', () => {
  const facts = savedPlanFacts({ ...link, kept: { ...link.kept, name: null, gender: null } });
  expect(facts).toContainEqual({ term: 'First name', value: 'kept, not shown here' });
  expect(facts).toContainEqual({ term: 'Gender', value: 'kept, not shown here' });
});

import { expect, it } from 'vitest';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import type { Area } from '#quiz/quiz.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';
import { habitReasons, helpReason, practiceReasons } from './exercise-reasons.ts';

const part = (id: string): PlanPart => ({ id, label: `The label of ${id}` });
const planWith = (made: Partial<Plan>): Plan => ({
  goals: [part('hold-focus')],
  skills: [part('attention')],
  dailyMinutes: 20,
  origin: 'chosen',
  ...made,
});
const practice = (made: Partial<Plan>, areas?: readonly Area[]) => {
  const plan = planWith(made);
  return practiceReasons(leadPlan(plan, 'training')[0]!.days[0]!, { plan, areas }).map(({ because }) => because);
};
const habit = (made: Partial<Plan>, areas?: readonly Area[]) => {
  const plan = planWith(made);
  return habitReasons(leadPlan(plan, 'training')[0]!.days[0]!, { plan, areas })[0]!;
};

it('a chosen skill that fits the goal says so', () => {
  expect(practice({})).toEqual(['You chose it, and it fits your goal.']);
  expect(practice({ goals: [part('hold-focus'), part('wind-down')] })).toEqual([
    'You chose it, and it fits the first week’s goal.',
  ]);
});

it('a chosen skill that fits no goal says what came up in the answers', () => {
  const skills = [part('pausing')];
  expect(practice({ skills }, ['adhd'])).toEqual([
    'You chose it, and time and plans that slip away came up most in your answers.',
  ]);
  expect(practice({ skills }, ['anxiety', 'adhd'])).toEqual([
    'You chose it, and time and plans that slip away came up too in your answers.',
  ]);
});

it('a chosen skill for which nothing else speaks says only that it was chosen', () => {
  expect(practice({ skills: [part('pausing')] })).toEqual(['You chose it.']);
  expect(practice({ goals: [], skills: ['pausing', 'attention'].map(part), dailyMinutes: 5 }, [])).toEqual([
    'You chose it. It leads the first four weeks.',
  ]);
});

it('without a chosen skill the practice says that attention comes first', () => {
  expect(practice({ skills: [] })).toEqual(['You chose no skill, so attention comes first.']);
});

it('a proposed skill says which answers it comes from, and never that it was chosen', () => {
  const proposed = { origin: 'proposed', goals: [], skills: [part('calming')] } as const;
  expect(practice(proposed, ['anxiety'])).toEqual(['Worry came up most in your answers.']);
  expect(practice(proposed, [])).toEqual(['Your answers point to no area in particular.']);
  expect(practice(proposed)).toEqual(['Proposed from your answers.']);
});

it('the habit says that its goal was chosen, and when it has only the first week', () => {
  expect(habit({})).toEqual({ purpose: part('hold-focus').label, because: 'You chose this goal.' });
  expect(habit({ goals: [part('hold-focus'), part('wind-down')] }).because).toBe(
    'You chose this goal. It has the first week.',
  );
});

it('the habit without a goal says that the day looks back', () => {
  expect(habit({ goals: [] })).toEqual({ purpose: null, because: 'You chose no goal, so the day simply looks back.' });
});

it('the habit for a proposed goal says which answers it comes from', () => {
  const proposed = { origin: 'proposed', goals: [part('wind-down')] } as const;
  expect(habit(proposed, ['anxiety']).because).toBe('Worry came up most in your answers.');
  expect(habit(proposed).because).toBe('Proposed from your answers.');
  expect(habit({ origin: 'proposed', goals: [] }, [])).toEqual({ purpose: null, because: 'It closes the day.' });
});

it('the help for a windy moment names the areas that came up most, or that none did', () => {
  expect(helpReason(['anxiety', 'adhd']).because).toBe(
    'Of all we asked about, worry came up most in your answers, then time and plans that slip away.',
  );
  expect(helpReason(['anxiety']).because).toBe('Of all we asked about, worry came up most in your answers.');
  expect(helpReason([]).because).toMatch(/^Nothing we asked about came up/);
});

import { expect, it } from 'vitest';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { madeFrom } from './made-from.ts';
import { afterFourWeeks } from './week-list.tsx';

const part = (id: string): PlanPart => ({ id, label: `The label of ${id}` });
const planWith = (made: Partial<Plan>): Plan => ({ goals: [], skills: [], dailyMinutes: 5, origin: 'chosen', ...made });

it('a plan names only what was chosen as what it is made from', () => {
  const [goals, skills] = [['hold-focus', 'wind-down'].map(part), [part('attention'), part('memory')]];
  expect(madeFrom(planWith({ goals, skills }))).toBe('made from the goals and skills you chose');
  expect(madeFrom(planWith({ skills }))).toBe('made from the skills you chose');
  expect(madeFrom(planWith({ goals }))).toBe('made from the goals you chose');
  expect(madeFrom(planWith({ goals: goals.slice(1), skills: skills.slice(1) }))).toBe(
    'made from the goal and skill you chose',
  );
  expect(madeFrom(planWith({}))).toBe('made from your answers');
  expect(madeFrom(planWith({ goals, skills, origin: 'proposed' }))).toBe('made from your answers');
});

it('a plan says that the next round follows the four weeks', () => {
  expect(afterFourWeeks(planWith({ goals: ['hold-focus', 'wind-down'].map(part) }))).toBe(
    'After week four the next round begins, with the same goals or others, as you like.',
  );
  expect(afterFourWeeks(planWith({ goals: [part('hold-focus')] }))).toContain('with the same goal or others');
  expect(afterFourWeeks(planWith({}))).toContain('with the same skills or others');
});

it('a plan names the goal that has no week before the second round', () => {
  const goals = ['hold-focus', 'start-easier', 'judge-time', 'wind-down', 'be-kinder'].map(part);
  expect(afterFourWeeks(planWith({ goals }))).toBe(
    'And 1 more in the second round. It begins with “The label of be-kinder”, or with other goals, as you like.',
  );
});

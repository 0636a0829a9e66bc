import { expect, it } from 'vitest';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { personalPlan } from './personal-plan.ts';

const part = (id: string): PlanPart => ({ id, label: `The label of ${id}` });
const [nights, worry] = [part('quieter-nights'), part('less-worry')];
const planWith = (made: Partial<Plan>) =>
  personalPlan({ goals: [nights], skills: [part('breath')], dailyMinutes: 10, origin: 'chosen', ...made });

it('a personal plan by the first rule keeps to one goal for a week, and looks back on its last evening', () => {
  const weeks = planWith({ goals: [nights, worry] });
  expect(weeks.map(({ goal }) => goal)).toEqual([nights, worry, nights, worry].map(({ label }) => label));
  const evenings = weeks[1]!.days.map(({ habit }) => habit.name);
  expect(new Set(evenings.slice(0, 6))).toEqual(new Set(['Worry window']));
  expect(evenings[6]).toBe('A short look back');
});

it('a personal plan by the first rule says that the last evening is for no goal', () => {
  expect(planWith({})[0]!.days.map(({ habit }) => habit.serves)).toEqual([...Array(6).fill(nights), null]);
});

it('a personal plan by the first rule looks back every evening when no goal was chosen', () => {
  const [week] = planWith({ goals: [] });
  expect(week).toMatchObject({ goal: null });
  expect(new Set(week!.days.map(({ habit }) => habit.name))).toEqual(new Set(['A short look back']));
});

it('a personal plan by the first rule goes on with the goals in the next round', () => {
  const plan: Plan = { goals: [nights, worry, part('own-side')], skills: [], dailyMinutes: 5, origin: 'chosen' };
  expect(personalPlan(plan, 1).map(({ goal }) => goal)).toEqual(
    [worry, part('own-side'), nights, worry].map(({ label }) => label),
  );
});

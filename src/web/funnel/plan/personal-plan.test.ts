import { expect, it } from 'vitest';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { personalPlan } from './personal-plan.ts';

const part = (id: string): PlanPart => ({ id, label: `The label of ${id}` });
const [breath, rest, feelings] = [part('breath'), part('rest'), part('feelings')];
const [nights, worry] = [part('quieter-nights'), part('less-worry')];
const planWith = (made: Partial<Plan>) =>
  personalPlan({ goals: [nights], skills: [breath], dailyMinutes: 10, origin: 'chosen', ...made });

it('a personal plan has four weeks of seven days', () => {
  expect(planWith({}).map(({ number, days }) => [number, days.length])).toEqual([
    [1, 7],
    [2, 7],
    [3, 7],
    [4, 7],
  ]);
});

it('a personal plan fills exactly the chosen daily time, every day', () => {
  for (const dailyMinutes of [5, 10, 20, 30]) {
    for (const { morning, evening } of planWith({ skills: [breath, rest, feelings], dailyMinutes }).flatMap(
      ({ days }) => days,
    )) {
      expect([...morning, evening].reduce((sum, { minutes }) => sum + minutes, 0)).toBe(dailyMinutes);
    }
  }
});

it('a personal plan takes the skills in turn from morning to morning', () => {
  const [week] = planWith({ skills: [breath, rest, feelings], dailyMinutes: 5 });
  const mornings = week!.days.map(({ morning }) => morning.map(({ serves }) => serves).join());
  const [a, b, c] = [breath.label, rest.label, feelings.label];
  expect(mornings).toEqual([a, b, c, a, b, c, a]);
});

it('a personal plan keeps to one goal for a week, and looks back on its last evening', () => {
  const weeks = planWith({ goals: [nights, worry] });
  expect(weeks.map(({ goal }) => goal)).toEqual([nights, worry, nights, worry].map(({ label }) => label));
  const evenings = weeks[1]!.days.map(({ evening }) => evening.name);
  expect(new Set(evenings.slice(0, 6))).toEqual(new Set(['Worry window']));
  expect(evenings[6]).toBe('A short look back');
});

it('a personal plan looks back every evening when no goal was chosen', () => {
  const [week] = planWith({ goals: [] });
  expect(week).toMatchObject({ goal: null });
  expect(new Set(week!.days.map(({ evening }) => evening.name))).toEqual(new Set(['A short look back']));
});

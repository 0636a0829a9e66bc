import { expect, it } from 'vitest';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { trainingPlan } from './training-plan.ts';

const part = (id: string): PlanPart => ({ id, label: `The label of ${id}` });
const [focus, evening] = [part('hold-focus'), part('wind-down')];
const [attention, memory, planning] = [part('attention'), part('memory'), part('planning')];
const planWith = (made: Partial<Plan>) =>
  trainingPlan({ goals: [focus], skills: [attention], dailyMinutes: 10, origin: 'chosen', ...made });
const minutesOf = (day: { minutes: number }[]) => day.reduce((sum, { minutes }) => sum + minutes, 0);
const namesOf = (day: { name: string }[]) => day.map(({ name }) => name);

it('a training plan fills exactly the chosen daily time', () => {
  for (const dailyMinutes of [5, 10, 20, 30]) {
    for (const week of planWith({ skills: [attention, memory, planning], dailyMinutes })) {
      expect(minutesOf(week.day)).toBe(dailyMinutes);
    }
  }
});

it('a training plan differs with the goals', () => {
  const plan = (goal: PlanPart) => planWith({ goals: [goal] });
  expect(namesOf(plan(focus)[0]!.day)).toEqual(['Hold the line', 'One thing']);
  expect(namesOf(plan(evening)[0]!.day)).toEqual(['Hold the line', 'Evening horizon']);
});

it('a training plan differs with the skills', () => {
  const plan = (skill: PlanPart) => planWith({ skills: [skill] });
  expect(namesOf(plan(memory)[0]!.day)).not.toEqual(namesOf(plan(planning)[0]!.day));
});

it('a training plan puts more exercises into a longer day', () => {
  const plan = (dailyMinutes: number) => planWith({ skills: [attention, memory, planning], dailyMinutes })[0]!.day;
  expect([5, 10, 20].map((minutes) => plan(minutes).length)).toEqual([2, 3, 4]);
});

it('a training plan gives every chosen goal and skill its turn', () => {
  const weeks = planWith({ goals: [focus, evening], skills: [attention, memory, planning], dailyMinutes: 5 });
  expect(weeks.map(({ goal }) => goal)).toEqual([focus, evening, focus, evening].map(({ label }) => label));
  const trained = new Set(weeks.flatMap(({ skills }) => skills));
  expect(trained).toEqual(new Set([attention, memory, planning].map(({ label }) => label)));
});

it('a training plan names the goal or skill of every exercise, as the visitor chose it', () => {
  const [week] = planWith({ goals: [evening], skills: [memory] });
  expect(week!.day.map(({ serves }) => serves)).toEqual([memory.label, evening.label]);
});

it('a training plan works without any goal', () => {
  const [week] = planWith({ goals: [], dailyMinutes: 5 });
  expect(week).toMatchObject({ goal: null, day: [{ minutes: 3 }, { name: 'A short look back', minutes: 2 }] });
});

it('a training plan trains attention when no skill was chosen', () => {
  expect(planWith({ skills: [] })[0]!.skills).toEqual(['Holding attention']);
});

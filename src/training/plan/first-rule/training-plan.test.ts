import { expect, it } from 'vitest';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { goalsLeftOut } from '../goals-of-round.ts';
import { trainingPlan, type WeekWithHabits } from './training-plan.ts';

const part = (id: string): PlanPart => ({ id, label: `The label of ${id}` });
const [focus, evening] = [part('hold-focus'), part('wind-down')];
const [attention, memory, planning, calming] = ['attention', 'memory', 'planning', 'calming'].map(part) as [
  PlanPart,
  PlanPart,
  PlanPart,
  PlanPart,
];
const planWith = (made: Partial<Plan>) =>
  trainingPlan({ goals: [focus], skills: [attention], dailyMinutes: 10, origin: 'chosen', ...made });
/** The exercises of one day of the first week; days from 1. */
const dayOf = ([week]: WeekWithHabits[], number = 1) => {
  const { practice, habit } = week!.days[number - 1]!;
  return [...practice, habit];
};
const namesOf = (day: readonly { name: string }[]) => day.map(({ name }) => name);

it('a training plan by the first rule differs with the goals', () => {
  const plan = (goal: PlanPart) => planWith({ goals: [goal] });
  expect(namesOf(dayOf(plan(focus)))).toEqual(['Hold the line', 'One thing']);
  expect(namesOf(dayOf(plan(evening)))).toEqual(['Hold the line', 'Evening horizon']);
});

it('a training plan by the first rule differs with the skills', () => {
  const plan = (skill: PlanPart) => planWith({ skills: [skill] });
  expect(namesOf(dayOf(plan(memory)))).not.toEqual(namesOf(dayOf(plan(planning))));
});

it('a training plan by the first rule puts more exercises into a longer day', () => {
  const plan = (dailyMinutes: number) => dayOf(planWith({ skills: [attention, memory, planning], dailyMinutes }));
  expect([5, 10, 20].map((minutes) => plan(minutes).length)).toEqual([2, 3, 4]);
});

it('a training plan by the first rule takes the skills of a week in turn from day to day', () => {
  const weeks = planWith({ skills: [attention, memory], dailyMinutes: 5 });
  const practised = [1, 2, 3].map((day) => dayOf(weeks, day)[0]!.serves);
  expect(practised).toEqual([attention, memory, attention]);
});

it('a training plan by the first rule goes round the goals from week to week', () => {
  const weeks = planWith({ goals: [focus, evening] });
  expect(weeks.map(({ goal }) => goal)).toEqual([focus, evening, focus, evening].map(({ label }) => label));
});

it('a training plan by the first rule gives a week the skills that fit its goal before others', () => {
  const [first, second] = planWith({ goals: [evening, focus], skills: [attention, memory, calming] });
  expect(first!.skills[0]).toBe(calming.label);
  expect(second!.skills.slice(0, 2)).toEqual([attention.label, memory.label]);
});

it('a training plan by the first rule gives a skill that fits no goal its turn', () => {
  const weeks = planWith({ skills: [attention, calming, memory], dailyMinutes: 5 });
  expect(weeks.map(({ skills }) => skills)).toEqual([
    [attention.label, calming.label],
    [memory.label, calming.label],
    [attention.label, memory.label],
    [attention.label, memory.label],
  ]);
});

it('a training plan by the first rule begins the next round with the goal that had no week', () => {
  const plan: Plan = {
    goals: ['hold-focus', 'start-easier', 'judge-time', 'wind-down', 'be-kinder'].map(part),
    skills: [attention],
    dailyMinutes: 10,
    origin: 'chosen',
  };
  expect(goalsLeftOut(plan)).toEqual([part('be-kinder')]);
  expect(trainingPlan(plan, 1).map(({ goal }) => goal)).toEqual(
    ['be-kinder', 'hold-focus', 'start-easier', 'judge-time'].map((id) => part(id).label),
  );
  expect(goalsLeftOut(plan, 1)).toEqual([part('wind-down')]);
  expect(trainingPlan(plan, 2)[0]!.goal).toBe(part('wind-down').label);
});

it('a training plan by the first rule names the goal or skill of every exercise, as the visitor chose it', () => {
  expect(dayOf(planWith({ goals: [evening], skills: [memory] })).map(({ serves }) => serves)).toEqual([
    memory,
    evening,
  ]);
});

it('a training plan by the first rule works without any goal', () => {
  const weeks = planWith({ goals: [], dailyMinutes: 5 });
  expect(weeks[0]!.goal).toBeNull();
  expect(dayOf(weeks)).toMatchObject([{ minutes: 3 }, { name: 'A short look back', minutes: 2, serves: null }]);
});

it('a training plan by the first rule trains attention when no skill was chosen', () => {
  expect(planWith({ skills: [] })[0]!.skills).toEqual(['Holding attention']);
});

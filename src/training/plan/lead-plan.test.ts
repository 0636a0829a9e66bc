import { expect, it } from 'vitest';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { leadPlan } from './lead-plan.ts';
import { exercisesOfDay } from './planned-week.ts';

const part = (id: string): PlanPart => ({ id, label: `The label of ${id}` });
const planWith = (made: { goals?: string[]; skills?: string[]; dailyMinutes?: number }): Plan => ({
  goals: (made.goals ?? ['hold-focus']).map(part),
  skills: (made.skills ?? ['attention']).map(part),
  dailyMinutes: made.dailyMinutes ?? 10,
  origin: 'chosen',
});
/** Days from 1, over all rounds. */
const dayOf = (plan: Plan, number: number, form: 'training' | 'personal' = 'training') => {
  const index = number - 1;
  const week = leadPlan(plan, form, Math.floor(index / 28))[Math.floor((index % 28) / 7)]!;
  return week.days[index % 7]!;
};
const idsOf = (...given: Parameters<typeof dayOf>) =>
  exercisesOfDay(dayOf(...given)).map(({ id, minutes }) => `${id} ${minutes}`);

it('a plan begins with its lead and the goal’s habit', () => {
  expect(idsOf(planWith({}), 1)).toEqual(['hold-the-line 5', 'one-thing 5']);
  expect(idsOf(planWith({ goals: [], skills: [], dailyMinutes: 5 }), 1)).toEqual([
    'hold-the-line 3',
    'a-short-look-back 2',
  ]);
});

it('the school has one new exercise a day, and no two tasks in a row while there are others', () => {
  const days = [2, 3, 4, 5, 6, 7].map((day) => idsOf(planWith({ skills: ['attention', 'memory', 'calming'] }), day)[1]);
  expect(days.map((each) => each!.split(' ')[0])).toEqual([
    'settle',
    'count-the-bows',
    'wait-for-the-gust',
    'one-thing',
    'change-course',
    'chart-the-wind',
  ]);
});

it('a short day of the school has no room for the habit', () => {
  const plan = planWith({ dailyMinutes: 5 });
  expect(dayOf(plan, 2).habit).toMatchObject({ id: 'one-thing', minutes: 2 });
  expect(dayOf(plan, 3).habit).toBeNull();
  expect(idsOf(plan, 3)).toEqual(['hold-the-line 3', 'count-the-bows 2']);
  expect(idsOf(planWith({ dailyMinutes: 10 }), 3)).toEqual(['hold-the-line 4', 'count-the-bows 3', 'one-thing 3']);
});

it('on a short day each fourth day after the school belongs to the next other skill', () => {
  const plan = planWith({ skills: ['attention', 'memory', 'planning'], dailyMinutes: 5 });
  const firsts = Array.from({ length: 12 }, (_, index) => dayOf(plan, 8 + index).practice[0]!.id);
  const [line, bows, chart] = ['hold-the-line', 'count-the-bows', 'chart-the-wind'];
  expect(firsts).toEqual([line, line, line, bows, line, line, line, chart, line, line, line, bows]);
});

it('after the school the other skills take turns beside the lead', () => {
  const plan = planWith({ skills: ['attention', 'memory', 'planning'], dailyMinutes: 10 });
  expect(idsOf(plan, 8)).toEqual(['hold-the-line 4', 'count-the-bows 3', 'one-thing 3']);
  expect(idsOf(plan, 9)).toEqual(['hold-the-line 4', 'chart-the-wind 3', 'one-thing 3']);
  expect(idsOf({ ...plan, dailyMinutes: 20 }, 8)).toHaveLength(4);
});

it('the chosen tasks lead in turn, round by round, in the order chosen', () => {
  const plan = planWith({ skills: ['calming', 'planning', 'attention'] });
  expect([1, 29, 57].map((day) => dayOf(plan, day).practice[0]!.id)).toEqual([
    'chart-the-wind',
    'hold-the-line',
    'chart-the-wind',
  ]);
});

it('without a task the chosen skills lead', () => {
  const plan = planWith({ skills: ['calming', 'breath'] });
  expect([1, 29].map((day) => dayOf(plan, day).practice[0]!.id)).toEqual(['settle', 'long-tail']);
});

it('each week has the next goal’s habit, and the goals go on in the next round', () => {
  const plan = planWith({ goals: ['hold-focus', 'start-easier', 'judge-time', 'wind-down', 'be-kinder'] });
  expect([1, 8, 15, 22, 29].map((day) => dayOf(plan, day).habit!.id)).toEqual([
    'one-thing',
    'first-two-minutes',
    'guess-then-look',
    'evening-horizon',
    'a-kind-word',
  ]);
});

it('an exercise says what it is for, and what is only new is for none', () => {
  const { practice, habit } = dayOf(planWith({}), 3);
  expect(practice.map(({ serves }) => serves)).toEqual([part('attention'), null]);
  expect(habit!.serves).toEqual(part('hold-focus'));
});

it('in a personal plan the lead and what is new are the morning, and later weeks end with a look back', () => {
  const plan = planWith({ goals: ['less-worry'], skills: ['breath', 'feelings'] });
  const { practice, habit } = dayOf(plan, 3, 'personal');
  expect([practice.map(({ id }) => id), habit!.id]).toEqual([['long-tail', 'weather-report'], 'worry-window']);
  expect([7, 14].map((day) => dayOf(plan, day, 'personal').habit!.id)).toEqual(['worry-window', 'a-short-look-back']);
});

it('a plan that comes to this rule in a later round has its school then, and its goals go on', () => {
  const plan = planWith({ goals: ['hold-focus', 'start-easier', 'judge-time'], skills: ['attention', 'memory'] });
  const [first] = leadPlan(plan, 'training', 1, 1);
  expect(first!.goal).toBe(part('start-easier').label);
  expect(first!.days.map(({ practice }) => practice[0]!.id)).toEqual(Array(7).fill('hold-the-line'));
  expect(new Set(first!.days.flatMap(exercisesOfDay).map(({ id }) => id)).size).toBeGreaterThanOrEqual(7);
});

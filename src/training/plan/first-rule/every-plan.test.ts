import { beforeAll, describe, expect, it } from 'vitest';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { everyPlan } from '#testing/training/every-plan.ts';
import { fitRank } from '../fit-rank.ts';
import { goalsLeftOut } from '../goals-of-round.ts';
import { planFormOf } from '../plan-form.ts';
import { weeksByFirstRule } from './first-rule.ts';
import { type DayWithHabit, trainingPlan, type WeekWithHabits } from './training-plan.ts';

const exercisesOf = ({ practice, habit }: DayWithHabit) => [...practice, habit];
const minutesOf = (day: DayWithHabit) => exercisesOf(day).reduce((sum, { minutes }) => sum + minutes, 0);
const practised = (days: readonly DayWithHabit[]) =>
  days.flatMap(({ practice }) => practice.map(({ serves }) => serves!));
const fits = (goal: PlanPart, skills: readonly PlanPart[]) =>
  skills.some((skill) => fitRank(goal, skill) < Number.POSITIVE_INFINITY);

/** What holds for every plan; `weeks` are those of the first round. */
const rules: Record<string, (plan: Plan, weeks: readonly WeekWithHabits[]) => boolean> = {
  'has four weeks of seven days': (_, weeks) => weeks.length === 4 && weeks.every(({ days }) => days.length === 7),

  'fills exactly the daily time every day': ({ dailyMinutes }, weeks) =>
    weeks.every(({ days }) => days.every((day) => minutesOf(day) === dailyMinutes)),

  'has no exercise twice in a day': (_, weeks) =>
    weeks.every(({ days }) =>
      days.every((day) => {
        const names = exercisesOf(day).map(({ name }) => name);
        return names.every((name, index) => names.indexOf(name) === index);
      }),
    ),

  'has no practice shorter than three minutes and no habit shorter than two': (_, weeks) =>
    weeks.every(({ days }) =>
      days.every(({ practice, habit }) => practice.every(({ minutes }) => minutes >= 3) && habit.minutes >= 2),
    ),

  'gives every skill its turn within four weeks': ({ skills }, weeks) => {
    const ids = practised(weeks.flatMap(({ days }) => days)).map(({ id }) => id);
    return skills.every(({ id }) => ids.includes(id));
  },

  'practises every skill of a week within that week': (_, weeks) =>
    weeks.every(({ days, skills }) => {
      const labels = practised(days).map(({ label }) => label);
      return skills.length > 0 && skills.every((label) => labels.includes(label));
    }),

  'gives every goal a week within four, or the first weeks of the next round': (plan, weeks) => {
    const left = goalsLeftOut(plan).map(({ label }) => label);
    const planned = [...weeks.map(({ goal }) => goal), ...left];
    if (left.length !== Math.max(0, plan.goals.length - 4)) return false;
    const next = left.length > 0 ? trainingPlan(plan, 1) : [];
    return plan.goals.every(({ label }) => planned.includes(label)) && left.every((goal, i) => next[i]!.goal === goal);
  },

  'trains a skill that fits the goal of each week, from its first day, when one was chosen': ({ skills }, weeks) =>
    weeks.every(({ days: [first] }) => {
      const goal = first!.habit.serves;
      return goal === null || !fits(goal, skills) || fits(goal, practised([first!]));
    }),
};

describe.each(everyPlan)('every plan of the quiz $name by the first rule', (quiz, plans) => {
  const form = planFormOf(quiz.name);
  const broken = new Map(Object.keys(rules).map((rule) => [rule, [] as Plan[]]));

  beforeAll(() => {
    for (const plan of plans) {
      const weeks = weeksByFirstRule(plan, form);
      for (const [rule, holds] of Object.entries(rules)) if (!holds(plan, weeks)) broken.get(rule)!.push(plan);
    }
  });

  it.each(Object.keys(rules))(`a plan of ${quiz.name} by the first rule %s`, (rule) => {
    expect(broken.get(rule)!.slice(0, 3)).toEqual([]);
  });

  it(`a plan of ${quiz.name} by the first rule gives every skill its turn in later rounds, too`, () => {
    // The shortest day has the fewest places.
    const shortest = plans.filter(({ dailyMinutes }) => dailyMinutes === 5);
    const leavesOut = (plan: Plan, round: number) => {
      const ids = practised(trainingPlan(plan, round).flatMap(({ days }) => days)).map(({ id }) => id);
      return plan.skills.some(({ id }) => !ids.includes(id));
    };
    expect(shortest.filter((plan) => leavesOut(plan, 1) || leavesOut(plan, 2)).slice(0, 3)).toEqual([]);
  });

  it(`a plan of ${quiz.name} by the first rule is the same whenever it is made from the same choices`, () => {
    const some = plans.filter((_, index) => index % 16 === 0);
    expect(some.map((plan) => weeksByFirstRule(structuredClone(plan), form))).toEqual(
      some.map((plan) => weeksByFirstRule(plan, form)),
    );
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { everyPlan } from '#testing/training/every-plan.ts';
import { goalsLeftOut } from './goals-of-round.ts';
import { leadPlan } from './lead-plan.ts';
import { isTask, leadsOf, ownExercises } from './leads.ts';
import { planFormOf } from './plan-form.ts';
import { exercisesOfDay, type PlannedDay, type PlannedWeek } from './planned-week.ts';
import { newOfDays } from './school.ts';
import { verdictDays } from './verdict-days.ts';

const minutesOf = (day: PlannedDay) => exercisesOfDay(day).reduce((sum, { minutes }) => sum + minutes, 0);
const idsOf = (days: readonly PlannedDay[]) => new Set(days.flatMap(exercisesOfDay).map(({ id }) => id));
const daysOf = (weeks: readonly PlannedWeek[]) => weeks.flatMap(({ days }) => days);
const hasEach = (days: readonly PlannedDay[], plan: Plan) => {
  const ids = idsOf(days);
  return ownExercises(plan).every(({ id }) => ids.has(id));
};

/** What holds for every plan; `weeks` are those of the first round. */
const rules: Record<string, (plan: Plan, weeks: readonly PlannedWeek[]) => boolean> = {
  'has four weeks of seven days': (_, weeks) => weeks.length === 4 && weeks.every(({ days }) => days.length === 7),

  'fills exactly the daily time every day': ({ dailyMinutes }, weeks) =>
    daysOf(weeks).every((day) => minutesOf(day) === dailyMinutes),

  'has no exercise twice in a day': (_, weeks) =>
    daysOf(weeks).every((day) => idsOf([day]).size === exercisesOfDay(day).length),

  'has nothing shorter than two minutes, and a lead of three or more': (_, weeks) =>
    daysOf(weeks).every(
      (day) => exercisesOfDay(day).every(({ minutes }) => minutes >= 2) && day.practice[0]!.minutes >= 3,
    ),

  'has its lead on each day of the first week, and something new on each': (plan, [first]) => {
    const fresh = newOfDays(plan).map(({ id }) => id);
    const [lead] = leadsOf(plan);
    return (
      new Set(fresh).size === 7 &&
      first!.days.every((day, index) => idsOf([day]).has(fresh[index]!) && day.practice[0]!.id === lead!.id)
    );
  },

  'has seven or eight different exercises in the first week': (_, [first]) => [7, 8].includes(idsOf(first!.days).size),

  'has every chosen skill in the first week, and again in the round': (plan, [first, ...others]) =>
    hasEach(first!.days, plan) && hasEach(daysOf(others), plan),

  'has its lead on three days of four, at least': (plan, weeks) => {
    const [lead] = leadsOf(plan);
    const led = daysOf(weeks).map((day) => day.practice[0]!.id === lead!.id);
    const most = plan.dailyMinutes === 5 && ownExercises(plan).length > 1 ? 23 : 28;
    return led.filter(Boolean).length >= most;
  },

  'has a habit every day, but on short days of the first week': ({ dailyMinutes }, [first, ...others]) =>
    daysOf(others).every(({ habit }) => habit !== null) &&
    (dailyMinutes === 5 || first!.days.every(({ habit }) => habit !== null)),

  'names the skills of a week that its days practise': (_, weeks) =>
    weeks.every(({ days, skills }) => {
      const labels = new Set(days.flatMap(({ practice }) => practice.flatMap(({ serves }) => serves?.label ?? [])));
      return skills.length === labels.size && skills.every((label) => labels.has(label));
    }),

  'gives every goal a week within four, or the first weeks of the next round': (plan, weeks) => {
    const left = goalsLeftOut(plan).map(({ label }) => label);
    const planned = [...weeks.map(({ goal }) => goal), ...left];
    if (left.length !== Math.max(0, plan.goals.length - 4)) return false;
    const next = left.length > 0 ? leadPlan(plan, 'training', 1) : [];
    return plan.goals.every(({ label }) => planned.includes(label)) && left.every((goal, i) => next[i]!.goal === goal);
  },

  'has its first verdict on day 16 to 18': (plan) => {
    const days = [...verdictDays(plan, 28).values()];
    return !leadsOf(plan).some(isTask) || (Math.min(...days) >= 16 && Math.min(...days) <= 18);
  },
};

it('the quizzes that ask for goals and skills have 16,384 plans', () => {
  const asking = everyPlan.filter(([quiz]) => quiz !== quizzes.frequency);
  expect(asking.reduce((sum, [, plans]) => sum + plans.length, 0)).toBe(16_384);
});

describe.each(everyPlan)('every plan of the quiz $name', (quiz, plans) => {
  const form = planFormOf(quiz.name);
  const broken = new Map(Object.keys(rules).map((rule) => [rule, [] as Plan[]]));

  beforeAll(() => {
    for (const plan of plans) {
      const weeks = leadPlan(plan, form);
      for (const [rule, holds] of Object.entries(rules)) if (!holds(plan, weeks)) broken.get(rule)!.push(plan);
    }
  });

  it.each(Object.keys(rules))(`a plan of ${quiz.name} %s`, (rule) => {
    expect(broken.get(rule)!.slice(0, 3)).toEqual([]);
  });

  it(`a plan of ${quiz.name} has each chosen skill in later rounds, and the next lead in each`, () => {
    // The shortest day has the fewest places.
    const shortest = plans.filter(({ dailyMinutes }) => dailyMinutes === 5);
    const isRight = (plan: Plan, round: number) => {
      const leads = leadsOf(plan);
      const days = daysOf(leadPlan(plan, form, round));
      return hasEach(days, plan) && days[0]!.practice[0]!.id === leads[round % leads.length]!.id;
    };
    expect(shortest.filter((plan) => !isRight(plan, 1) || !isRight(plan, 2)).slice(0, 3)).toEqual([]);
  });

  it(`a plan of ${quiz.name} is the same whenever it is made from the same choices`, () => {
    const some = plans.filter((_, index) => index % 16 === 0);
    expect(some.map((plan) => leadPlan(structuredClone(plan), form))).toEqual(some.map((plan) => leadPlan(plan, form)));
  });
});

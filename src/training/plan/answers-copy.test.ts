import { describe, expect, it } from 'vitest';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { everyPlan } from '#testing/training/every-plan.ts';
import { inWords } from '#training/number-words.ts';
import { answersCopy, type Length } from './answers-copy.ts';
import { leadPlan } from './lead-plan.ts';
import { isTask, leadsOf } from './leads.ts';
import { exercisesOfDay, type PlannedDay } from './planned-week.ts';

const part = (id: string): PlanPart => ({ id, label: id });
const planWith = (made: Partial<Plan>): Plan => ({
  goals: [part('hold-focus')],
  skills: ['attention', 'memory'].map(part),
  dailyMinutes: 5,
  origin: 'chosen',
  ...made,
});
const weeks = (count: number): Length => ({ unit: 'week', count });
const sold = [weeks(4), weeks(12), weeks(24)];

it('each length says on how many exercises it has an answer', () => {
  expect(answersCopy(planWith({}), [weeks(4), weeks(12)])).toBe(
    'Four weeks, at five flights a week: a first answer on one exercise. Twelve weeks: on two.',
  );
});

it('lengths come from short to long, each once, in the words of their unit', () => {
  const lengths: Length[] = [{ unit: 'year', count: 1 }, weeks(4), { unit: 'month', count: 3 }, weeks(4)];
  expect(answersCopy(planWith({}), lengths)).toBe(
    'Four weeks, at five flights a week: a first answer on one exercise. Three months: on two. One year: on two.',
  );
});

it('a length without an answer says so', () => {
  expect(answersCopy(planWith({}), [weeks(1), weeks(4)])).toBe(
    'One week, at five flights a week: no answer yet. Four weeks: a first answer on one exercise.',
  );
});

it('a plan without tasks says that nothing is scored', () => {
  expect(answersCopy(planWith({ skills: [part('calming')] }), sold)).toBe(
    'Your exercises keep no score. You will see what you did.',
  );
});

it('nothing is said without lengths', () => {
  expect(answersCopy(planWith({}), [])).toBe('');
});

/** The exercises with sixteen sessions of three minutes and more in the first days. */
function countedIn(days: readonly PlannedDay[]): number {
  const sessions = days
    .flatMap(exercisesOfDay)
    .filter((each) => isTask(each) && each.minutes >= 3)
    .map(({ id }) => id);
  return [...new Set(sessions)].filter((id) => sessions.filter((each) => each === id).length >= 16).length;
}

describe.each(everyPlan)('the answers of plans of $name', (_quiz, plans) => {
  const wrongOf = (some: readonly Plan[]) => some.filter((plan) => answersCopy(plan, sold) !== expected(plan));

  it('are in the sentence what the rule gives, for every plan and length', { tags: 'long' }, () => {
    expect(wrongOf(plans).slice(0, 3)).toEqual([]);
  });

  // Further goals change the habit of later weeks alone.
  it('are in the sentence what the rule gives, for every choice of skills and minutes', () => {
    expect(wrongOf(plans.filter(({ goals }) => goals.length === 1)).slice(0, 3)).toEqual([]);
  });
});

function expected(plan: Plan): string {
  if (!leadsOf(plan).some(isTask)) return 'Your exercises keep no score. You will see what you did.';
  const days = [0, 1, 2, 3, 4].flatMap((round) => leadPlan(plan, 'training', round).flatMap((week) => week.days));
  const [four, twelve, more] = [20, 60, 120].map((count) => countedIn(days.slice(0, count)));
  const noun = four === 1 ? 'exercise' : 'exercises';
  return `Four weeks, at five flights a week: a first answer on ${inWords(four!)} ${noun}. Twelve weeks: on ${inWords(twelve!)}. Twenty-four weeks: on ${inWords(more!)}.`;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyTimes } from '#quiz/engine/daily-time.ts';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { quizzes } from '#quiz/quizzes.ts';
import type { Instead } from '#training/entries/entry.ts';
import { exerciseIds } from '#training/exercises/exercises.ts';
import { noEnd } from '#training/plan/first-rule/first-rule.ts';
import { trainingPlan } from '#training/plan/first-rule/training-plan.ts';
import { goalsLeftOut } from '#training/plan/goals-of-round.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';
import { planFormOf } from '#training/plan/plan-form.ts';
import { exercisesOfDay } from '#training/plan/planned-week.ts';
import { dayAfter } from '#training/training-day.ts';
import {
  type DayMinutes,
  dayNumberOf,
  isByFirstRule,
  oneMore,
  type TrainedPlan,
  type TrainingHistory,
  todayOf,
} from './today.ts';

const firstDay = '2026-11-02';
const quizList = Object.values(quizzes);

const partsOf = (quiz: (typeof quizList)[number], purpose: 'goals' | 'skills'): PlanPart[] =>
  quiz.screens
    .filter((screen) => screen.purpose === purpose)
    .flatMap((screen) => screen.options ?? [])
    .map(({ id, label }) => ({ id, label }));

/** Quiz two asks for neither, and proposes the goals and skills of quiz one. */
const offeredBy = (quiz: (typeof quizList)[number], purpose: 'goals' | 'skills') => {
  const own = partsOf(quiz, purpose);
  return own.length > 0 ? own : partsOf(quizzes.adhd, purpose);
};

const trainedPlans: fc.Arbitrary<TrainedPlan> = fc.constantFrom(...quizList).chain((quiz) =>
  fc
    .record({
      goals: fc.subarray(offeredBy(quiz, 'goals')),
      skills: fc.subarray(offeredBy(quiz, 'skills')),
      dailyMinutes: fc.constantFrom(...dailyTimes.map(({ minutes }) => minutes)),
    })
    .map(
      (choices): TrainedPlan => ({
        plan: { ...choices, origin: 'chosen' } as Plan,
        form: planFormOf(quiz.name),
        fromDay: firstDay,
      }),
    ),
);
/** Of a plan by the first rule too, whose second one came at some time. */
const byEitherRule: fc.Arbitrary<TrainedPlan> = fc
  .tuple(trainedPlans, fc.option(fc.integer({ min: -2, max: 90 })))
  .map(([trained, after]) => (after === null ? trained : { ...trained, firstRuleUntil: dayAfter(firstDay, after) }));
const minutesOfDay = fc.constantFrom<DayMinutes>(0, 5, 10, 20, 30);
const histories: fc.Arbitrary<TrainingHistory> = fc.record({
  trainedDays: fc
    .uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 60 })
    .map((days) => days.sort((a, b) => a - b).map((day) => dayAfter(firstDay, day))),
  doneToday: fc.subarray([...exerciseIds], { maxLength: 4 }),
  yardstickMinutes: fc.constantFrom(0, 2, 3, 5),
  instead: fc
    .array(
      fc.tuple(fc.constantFrom(...exerciseIds), fc.constantFrom<Instead>('sibling', 'half the minutes', 'as planned')),
      {
        maxLength: 27,
      },
    )
    .map((choices) => Object.fromEntries(choices)),
});
const days = fc.integer({ min: 0, max: 120 }).map((after) => dayAfter(firstDay, after));
const nothing: TrainingHistory = { trainedDays: [], doneToday: [], yardstickMinutes: 0 };
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('the exercises of a day', () => {
  it('the first day has exactly the exercises and minutes of the plan that was shown, in every plan', () => {
    fc.assert(
      fc.property(trainedPlans, (trained) => {
        const { plan, form } = trained;
        const planned = exercisesOfDay(leadPlan(plan, form)[0]!.days[0]!);
        const { items } = todayOf(trained, nothing, firstDay, plan.dailyMinutes as DayMinutes);
        expect(items.map(({ exercise, minutes }) => [exercise.name, minutes])).toEqual(
          planned.map(({ name, minutes }) => [name, minutes]),
        );
      }),
    );
  });

  it('their minutes add up to those of the day without yardsticks, each has at least two, and none comes twice', () => {
    fc.assert(
      fc.property(byEitherRule, histories, days, minutesOfDay, (trained, history, day, minutes) => {
        const { items } = todayOf(trained, history, day, minutes);
        const ids = items.map(({ exercise }) => exercise.id);
        if (minutes === 0) expect(items).toHaveLength(1);
        else expect(sum(items.map((item) => item.minutes))).toBe(Math.max(2, minutes - history.yardstickMinutes));
        expect(items.every((item) => item.minutes >= 2)).toBe(true);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('every skill has its turn within 28 training days, and every goal too or first in the next round', () => {
    fc.assert(
      fc.property(trainedPlans, (trained) => {
        const { plan } = trained;
        const served = new Set(
          Array.from({ length: 28 }, (_, day) => dayAfter(firstDay, day)).flatMap((day, done) =>
            todayOf(
              trained,
              {
                trainedDays: Array.from({ length: done }, (_, i) => dayAfter(firstDay, i)),
                doneToday: [],
                yardstickMinutes: 0,
              },
              day,
              plan.dailyMinutes as DayMinutes,
            ).items.map(({ serves }) => serves?.id),
          ),
        );
        const late = goalsLeftOut(plan).map(({ id }) => id);
        expect(plan.skills.every(({ id }) => served.has(id))).toBe(true);
        expect(plan.goals.every(({ id }) => served.has(id) || late.includes(id))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('the days of a plan are exactly those that were shown, over its first eight weeks', () => {
    fc.assert(
      fc.property(trainedPlans, (trained) => {
        const { plan, form } = trained;
        const shown = [0, 1].flatMap((round) => leadPlan(plan, form, round).flatMap((week) => week.days));
        const flown = shown.map((_, index) => {
          const trainedDays = Array.from({ length: index }, (_each, day) => dayAfter(firstDay, day));
          const day = dayAfter(firstDay, index);
          return todayOf(trained, { ...nothing, trainedDays }, day, plan.dailyMinutes as DayMinutes).items;
        });
        expect(flown.map((items) => items.map(({ exercise, minutes }) => [exercise.id, minutes]))).toEqual(
          shown.map((day) => exercisesOfDay(day).map(({ id, minutes }) => [id, minutes])),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('are the same on two devices', () => {
    fc.assert(
      fc.property(byEitherRule, histories, days, minutesOfDay, (trained, history, day, minutes) => {
        const again = structuredClone({ trained, history });
        expect(todayOf(again.trained, again.history, day, minutes)).toEqual(todayOf(trained, history, day, minutes));
      }),
    );
  });

  it('a day without training changes nothing but the date', () => {
    fc.assert(
      fc.property(byEitherRule, histories, days, minutesOfDay, (trained, history, day, minutes) => {
        const until = { ...history, trainedDays: history.trainedDays.filter((trainedDay) => trainedDay < day) };
        expect(todayOf(trained, until, dayAfter(day, 1), minutes)).toEqual(todayOf(trained, until, day, minutes));
      }),
    );
  });

  it('the next one is the first that is not done, and nothing is next when all are', () => {
    fc.assert(
      fc.property(byEitherRule, histories, days, minutesOfDay, (trained, history, day, minutes) => {
        const { items, next } = todayOf(trained, history, day, minutes);
        expect(next).toEqual(items.find(({ exercise }) => !history.doneToday.includes(exercise.id)) ?? null);
      }),
    );
  });

  it('what was done today beside the plan is told, too', () => {
    const trained: TrainedPlan = {
      plan: { goals: [], skills: [{ id: 'memory', label: '' }], dailyMinutes: 5, origin: 'chosen' },
      form: 'training',
      fromDay: firstDay,
    };
    const { items, extras } = todayOf(
      trained,
      { trainedDays: [], doneToday: ['settle', 'count-the-bows'], yardstickMinutes: 0 },
      firstDay,
      5,
    );
    expect(items.map(({ isDone }) => isDone)).toEqual([true, false]);
    expect(extras.map(({ name }) => name)).toEqual(['Settle']);
  });

  it('one more is an exercise of the plan that was not done today', () => {
    fc.assert(
      fc.property(byEitherRule, days, (trained, day) => {
        const all = todayOf(trained, nothing, day, trained.plan.dailyMinutes as DayMinutes).items;
        const doneToday = all.map(({ exercise }) => exercise.id);
        const more = oneMore(trained, { ...nothing, doneToday }, day);
        expect(more === null || !doneToday.includes(more.exercise.id)).toBe(true);
      }),
    );
  });

  it('days are counted by training since the plan was made', () => {
    const trained = { fromDay: '2026-11-02' } as TrainedPlan;
    const history = {
      trainedDays: ['2026-10-30', '2026-11-02', '2026-11-09', '2026-11-10'],
      doneToday: [],
      yardstickMinutes: 0,
    };
    expect(dayNumberOf(trained, history, '2026-11-10')).toBe(3);
    expect(dayNumberOf(trained, history, '2026-11-30')).toBe(4);
  });
});

describe('a plan that was begun by the first rule', () => {
  const plan: Plan = {
    goals: [{ id: 'hold-focus', label: '' }],
    skills: ['attention', 'memory', 'planning'].map((id) => ({ id, label: '' })),
    dailyMinutes: 10,
    origin: 'chosen',
  };
  const trainedFor = (days: number) => Array.from({ length: days }, (_, day) => dayAfter(firstDay, day));
  /** The day's exercises after so many days of training, when the second rule came after `until` of them. */
  const dayAfterDays = (days: number, until: number) => {
    const trained: TrainedPlan = {
      plan,
      form: 'training',
      fromDay: firstDay,
      firstRuleUntil: dayAfter(firstDay, until),
    };
    const history = { ...nothing, trainedDays: trainedFor(days) };
    return todayOf(trained, history, dayAfter(firstDay, days), 10).items.map(({ exercise }) => exercise.id);
  };
  const firstRule = (index: number) =>
    exercisesOfDay(trainingPlan(plan, Math.floor(index / 28))[Math.floor((index % 28) / 7)]!.days[index % 7]!).map(
      ({ id }) => id,
    );
  const secondRule = (index: number) =>
    exercisesOfDay(leadPlan(plan, 'training')[Math.floor(index / 7)]!.days[index % 7]!).map(({ id }) => id);

  it('keeps it until its round ends, and then has its flight school', () => {
    expect([11, 12, 27].map((day) => dayAfterDays(day, 11))).toEqual([11, 12, 27].map(firstRule));
    expect([28, 29, 34, 35].map((day) => dayAfterDays(day, 11))).toEqual([0, 1, 6, 7].map(secondRule));
  });

  it('keeps it in a later round, too', () => {
    expect([40, 55].map((day) => dayAfterDays(day, 40))).toEqual([40, 55].map(firstRule));
    expect(dayAfterDays(58, 40)).toEqual(secondRule(2));
  });

  it('has the second rule at once when it had not begun, or a round was just over', () => {
    expect(dayAfterDays(0, 0)).toEqual(secondRule(0));
    expect(dayAfterDays(28, 28)).toEqual(secondRule(0));
  });

  it('has it without end on a device that does not know when the second rule came', () => {
    const trained: TrainedPlan = { plan, form: 'training', fromDay: firstDay, firstRuleUntil: noEnd };
    const idsAfter = (days: number) =>
      todayOf(trained, { ...nothing, trainedDays: trainedFor(days) }, dayAfter(firstDay, days), 10).items.map(
        ({ exercise }) => exercise.id,
      );
    expect([0, 28, 29].map(idsAfter)).toEqual([0, 28, 29].map(firstRule));
  });

  it('loses no place by days without training', () => {
    const trained: TrainedPlan = { plan, form: 'training', fromDay: firstDay, firstRuleUntil: dayAfter(firstDay, 200) };
    const history = { ...nothing, trainedDays: trainedFor(12) };
    expect(isByFirstRule(trained, history, 28)).toBe(true);
    expect(isByFirstRule(trained, history, 29)).toBe(false);
    expect(todayOf(trained, history, dayAfter(firstDay, 400), 10).items.map(({ exercise }) => exercise.id)).toEqual(
      firstRule(12),
    );
  });
});

import { expect, it } from 'vitest';
import { finished } from '#testing/training/flown.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { dayAfter } from '#training/training-day.ts';
import { schoolOf, schoolTitle } from './school-days.ts';
import type { TrainedPlan } from './today.ts';
import { trainedDay } from './trained-day.ts';

const firstDay = '2026-11-02';
const plan: TrainedPlan = {
  plan: { goals: [], skills: [{ id: 'attention', label: '' }], dailyMinutes: 5, origin: 'chosen' },
  form: 'training',
  fromDay: firstDay,
};
/** The school after so many days of training, each two days after the one before. */
const schoolAfter = (days: number, made: Partial<TrainedPlan> = {}, today: Parameters<typeof finished>[0][] = []) => {
  const day = dayAfter(firstDay, days * 2);
  const earlier = Array.from({ length: days }, (_, index) =>
    finished('settle', { day: dayAfter(firstDay, index * 2) }),
  );
  const entries = [...earlier, ...today.map((exercise) => finished(exercise, { day }))];
  return schoolOf(trainedDay({ ...plan, ...made }, foldEntries(entries), day));
};
const done = (school: ReturnType<typeof schoolAfter>) => school!.days.map(({ isDone }) => isDone);

it('the third day of training is the third of seven, however many days have gone by', () => {
  const school = schoolAfter(2);
  expect(schoolTitle(school!)).toBe('Day three of your first seven');
  expect(school!.days.map(({ isToday }) => isToday).indexOf(true)).toBe(2);
  expect(school!.days[0]!.exercise.name).toBe('Hold the line');
});

it('only what is done is filled', () => {
  expect(done(schoolAfter(2))).toEqual([true, true, false, false, false, false, false]);
  const fresh = schoolAfter(2)!.days[2]!.exercise.id;
  expect(done(schoolAfter(2, {}, [fresh]))).toEqual([true, true, true, false, false, false, false]);
});

it('after the seventh day there is no school', () => {
  expect(schoolAfter(6)).not.toBeNull();
  expect(schoolAfter(7)).toBeNull();
});

it('a plan by the first rule has its school after its round', () => {
  const firstRuleUntil = dayAfter(firstDay, 7);
  expect(schoolAfter(10, { firstRuleUntil })).toBeNull();
  expect(schoolAfter(28, { firstRuleUntil })).toMatchObject({ number: 1 });
});

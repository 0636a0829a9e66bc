import { describe, expect, it } from 'vitest';
import { finished, flown, flownDay } from '#testing/training/flown.ts';
import { foldEntries, measurementsOf } from '#training/entries/fold.ts';
import { blocksOf } from './blocks.ts';
import { freeChoiceNote, freeItem } from './free-choice.ts';
import type { TrainedPlan } from './today.ts';
import { trainedDay } from './trained-day.ts';

const trained: TrainedPlan = {
  plan: { goals: [], skills: [{ id: 'memory', label: 'Memory' }], dailyMinutes: 10, origin: 'chosen' },
  form: 'training',
  fromDay: flownDay,
};
const todayAfter = (entries: Parameters<typeof foldEntries>[0] = []) =>
  trainedDay(trained, foldEntries(entries), flownDay).today;

describe('an exercise that a person chose themselves', () => {
  it('has the minutes of the day when the day has it', () => {
    expect(freeItem(todayAfter(), 'count-the-bows')).toMatchObject({ minutes: 5, isDone: false, isFree: true });
  });

  it('has its usual rounds when it is a task outside the plan', () => {
    const { minutes } = freeItem(todayAfter(), 'change-course');
    expect(blocksOf('change-course', minutes)).toEqual([90]);
    expect(freeItem(todayAfter(), 'settle')).toMatchObject({ minutes: 2, serves: null });
  });

  it('is done for today when the plan has it', () => {
    const { items, next } = todayAfter([finished('count-the-bows', { free: true })]);
    expect(items.map(({ isDone }) => isDone)).toEqual([true, false]);
    expect(next!.exercise.id).toBe('a-short-look-back');
  });

  it('counts once a day where it is measured, and is just for fun afterwards', () => {
    const note = (entries: Parameters<typeof foldEntries>[0]) =>
      freeChoiceNote(freeItem(todayAfter(entries), 'change-course'));
    expect(note([])).toBe('It counts like any other day.');
    expect(note(flown('change-course', {}))).toBe('Just for fun. It is not in your series.');
    expect(freeChoiceNote(freeItem(todayAfter(), 'settle'))).toBeNull();
  });

  it('is no second measurement of the day, as its note says', () => {
    const again = [
      ...flown('change-course', { block: 1, time: '09:00' }),
      ...flown('change-course', { block: 2, time: '10:00' }),
    ];
    expect(measurementsOf(foldEntries(again), 'change-course').length).toBeLessThanOrEqual(1);
  });
});

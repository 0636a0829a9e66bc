import { describe, expect, it } from 'vitest';
import { itemEntry } from '#testing/training/entries.ts';
import type { Entry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { dayAfter } from '#training/training-day.ts';
import type { TrainedPlan } from './today.ts';
import { trainedDay } from './trained-day.ts';
import { newAhead, weekAhead } from './week-ahead.ts';

// A Saturday.
const saturday = '2026-11-21';
const trained: TrainedPlan = {
  plan: {
    goals: [{ id: 'hold-focus', label: 'Focus' }],
    skills: [
      { id: 'attention', label: 'Attention' },
      { id: 'planning', label: 'Planning' },
    ],
    dailyMinutes: 10,
    origin: 'chosen',
  },
  form: 'training',
  fromDay: '2026-11-16',
};
const dayOf = (entries: readonly Entry[], day = saturday) => trainedDay(trained, foldEntries(entries), day);
const idsOf = ({ items }: { items: readonly { exercise: { id: string } }[] }) =>
  items.map(({ exercise }) => exercise.id);

describe('the next seven days', () => {
  it('begin today, and rest days have nothing', () => {
    const week = weekAhead(dayOf([]), [6, 2]);
    expect(week.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, i) => dayAfter(saturday, i)));
    expect(week.map(({ isRest }) => isRest)).toEqual([false, true, false, false, true, false, false]);
    expect(week.map(({ items }) => items.length === 0)).toEqual(week.map(({ isRest }) => isRest));
    expect(week.map(({ number }) => number)).toEqual([1, 2, 2, 3, 4, 4, 5]);
  });

  it('are what each day shows when it comes and all days before it were trained', () => {
    const week = weekAhead(dayOf([]), [6]);
    const entries: Entry[] = [];
    for (const ahead of week.filter(({ isRest }) => !isRest)) {
      expect(idsOf(ahead)).toEqual(idsOf(dayOf(entries, ahead.day).today));
      entries.push(itemEntry(entries.length + 1, ahead.day));
    }
  });

  it('count a rest day on which something was done', () => {
    expect(weekAhead(dayOf([itemEntry(1, saturday)]), [5])[0]!.isRest).toBe(false);
  });
});

it('what is new next week was never done, each once and at most two', () => {
  const ids = newAhead(dayOf([]), { items: [] }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(2);
  const done = ids.map((exercise, i) => itemEntry(i + 1, '2026-11-20', { exercise }));
  for (const id of ids) expect(newAhead(dayOf(done), { items: done }).map((each) => each.id)).not.toContain(id);
});

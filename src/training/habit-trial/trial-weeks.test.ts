import { describe, expect, it, test } from 'vitest';
import { habitDayEntry, settingEntry } from '#testing/training/entries.ts';
import type { HabitTrial } from '#training/entries/entry.ts';
import { type Folded, foldEntries } from '#training/entries/fold.ts';
import { dayAfter } from '#training/training-day.ts';
import {
  answersOf,
  asksOn,
  drawnOrder,
  firstDayFrom,
  isHabitDayDue,
  lastDayOf,
  ordersOf,
  phaseOf,
  trialOf,
  weekOf,
} from './trial-weeks.ts';

const trial: HabitTrial = { habit: 'daylight-walk', fromDay: '2026-11-02', weeks: 4, seed: 'a', question: 'calm' };
const aboutSleep: HabitTrial = { ...trial, question: 'sleep' };
const answer = (number: number, day: string, points: number, begun = trial.fromDay) =>
  habitDayEntry(number, day, { trial: begun, answer: points, kept: true });

describe('the order of the weeks', () => {
  test.each([
    [4, 6],
    [6, 20],
  ])('of %i weeks is one of %i, each with the habit in half of them', (weeks, count) => {
    const orders = ordersOf(weeks);
    expect(orders).toHaveLength(count);
    expect(new Set(orders.map(String)).size).toBe(count);
    for (const order of orders) expect([order.length, order.filter(Boolean).length]).toEqual([weeks, weeks / 2]);
  });

  it('is the same on every device', () => {
    expect(drawnOrder({ weeks: 6, seed: '0199-a' })).toEqual(drawnOrder({ weeks: 6, seed: '0199-a' }));
  });

  // The drawn order must not change between versions, because a running trial would swap its weeks.
  it('is what the seed has always drawn', () => {
    expect(drawnOrder({ weeks: 6, seed: 'kite' })).toEqual([false, true, true, true, false, false]);
    expect(drawnOrder({ weeks: 4, seed: 'kite' })).toEqual([false, true, true, false]);
  });

  // The 99.9 % quantiles of chi-square with 5 and 19 degrees of freedom.
  test.each<[4 | 6, number]>([
    [4, 20.5],
    [6, 43.8],
  ])('of %i weeks is drawn with the same chance for each', (weeks, quantile) => {
    const draws = 6000;
    const counts = new Map(ordersOf(weeks).map((order) => [String(order), 0]));
    for (let i = 0; i < draws; i++) {
      const drawn = String(drawnOrder({ weeks, seed: `01930000-0000-7000-8000-${String(i).padStart(12, '0')}` }));
      counts.set(drawn, counts.get(drawn)! + 1);
    }
    const expected = draws / counts.size;
    const distance = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(distance).toBeLessThan(quantile);
  });
});

describe('the weeks of a trial', () => {
  it('begin on the day after it was set up', () => {
    expect(firstDayFrom('2026-11-30')).toBe('2026-12-01');
  });

  test.each([
    ['2026-11-01', null],
    ['2026-11-02', 0],
    ['2026-11-08', 0],
    ['2026-11-09', 1],
    ['2026-11-29', 3],
    ['2026-11-30', null],
  ])('on %s it is week %s', (day, week) => {
    expect(weekOf(trial, day)).toBe(week);
  });

  test.each([
    ['2026-11-01', 'before', 'before'],
    ['2026-11-02', 'running', 'running'],
    ['2026-11-29', 'running', 'running'],
    // The answer about the last night is given on the next morning.
    ['2026-11-30', 'over', 'running'],
    ['2026-12-01', 'over', 'over'],
  ])('on %s it is %s, and one about sleep is %s', (day, phase, sleepPhase) => {
    expect(lastDayOf(trial)).toBe('2026-11-29');
    expect(phaseOf(trial, day)).toBe(phase);
    expect(phaseOf(aboutSleep, day)).toBe(sleepPhase);
  });
});

describe('the answers of a trial', () => {
  it('are one a day, the newest', () => {
    const { habitDays } = foldEntries([answer(2, '2026-11-03', 8), answer(1, '2026-11-03', 3)]);
    expect([...answersOf(trial, habitDays)]).toEqual([['2026-11-03', { week: 0, answer: 8, kept: true }]]);
  });

  it('are none from before, from after, or of another trial', () => {
    const strange = [answer(1, '2026-11-01', 5), answer(2, '2026-11-30', 5), answer(3, '2026-11-03', 5, '2026-10-01')];
    expect(answersOf(trial, strange).size).toBe(0);
  });

  it('belong to the week of the night, where it is asked in the morning', () => {
    const mornings = ['2026-11-02', '2026-11-03', '2026-11-09', '2026-11-10', '2026-11-30'];
    const answers = answersOf(
      aboutSleep,
      mornings.map((day, i) => answer(i, day, 5)),
    );
    expect([...answers].map(([day, { week }]) => [day, week])).toEqual([
      ['2026-11-03', 0],
      ['2026-11-09', 0],
      ['2026-11-10', 1],
      ['2026-11-30', 3],
    ]);
    expect(asksOn(aboutSleep, '2026-11-02')).toBe(false);
    expect(asksOn(trial, '2026-11-02')).toBe(true);
  });
});

describe('the question of a day', () => {
  const begun = settingEntry(0, '2026-11-01', { name: 'habit-trial', value: trial });
  const isDue = (day: string, ...more: Parameters<typeof foldEntries>[0]) =>
    isHabitDayDue(foldEntries([begun, ...more]), day);

  it('waits on each day of the trial until it is answered', () => {
    expect(isHabitDayDue(foldEntries([]), '2026-11-02')).toBe(false);
    expect(['2026-11-01', '2026-11-02', '2026-11-29', '2026-11-30'].map((day) => isDue(day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isDue('2026-11-02', answer(1, '2026-11-02', 0))).toBe(false);
    expect(isDue('2026-11-03', answer(1, '2026-11-02', 0))).toBe(true);
  });

  it('is gone when the trial was stopped', () => {
    const stopped = settingEntry(1, '2026-11-03', { name: 'habit-trial', value: null });
    expect(isDue('2026-11-04', stopped)).toBe(false);
  });

  it('is not asked of a habit or by a question that only a newer version knows', () => {
    const kept = (change: object) =>
      ({ settings: { 'habit-trial': { name: 'habit-trial', value: { ...trial, ...change } } } }) as unknown as Folded;
    expect(trialOf(kept({}))).toEqual(trial);
    expect(trialOf(kept({ habit: 'juggling' }))).toBeNull();
    expect(trialOf(kept({ question: 'juggling' }))).toBeNull();
  });
});

test('a day later is another week after each seven days', () => {
  const weeks = Array.from({ length: 28 }, (_, i) => weekOf(trial, dayAfter(trial.fromDay, i)));
  expect([0, 1, 2, 3].map((week) => weeks.filter((one) => one === week).length)).toEqual([7, 7, 7, 7]);
});

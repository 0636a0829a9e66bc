import { describe, expect, test } from 'vitest';
import { itemEntry, lookEntry, runEntry, settingEntry } from '#testing/training/entries.ts';
import type { Entry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import type { YardstickId } from '#training/run/yardstick.ts';
import { askOrder, asksOf } from './asks.ts';

// A Monday.
const first = '2026-11-02';
const second = '2026-11-03';
const third = '2026-11-04';
const weekLater = '2026-11-09';

const asks = (entries: readonly Entry[], day: string, minutes: 0 | 5 | 10 | 20 | 30 = 10, number = 3) =>
  asksOf(foldEntries(entries), { day, minute: 12 * 60, number, minutes });

const measured = (number: number, day: string, exercise: YardstickId): Entry => ({
  ...runEntry(number, day),
  exercise,
});

const trainedTwice = [itemEntry(1, first), itemEntry(2, second)];

describe('Yardsticks', () => {
  const flown = (number: number, day: string) => itemEntry(number, day);

  test('both are asked for after the flights of the second and the third training day', () => {
    expect(asks([flown(1, first)], first).yardsticks).toEqual([]);
    expect(asks([flown(1, first)], second).yardsticks).toEqual([]);
    expect(asks(trainedTwice, second).yardsticks).toEqual(['still-air', 'same-or-not']);
    expect(asks([...trainedTwice, flown(3, third)], third).yardsticks).toHaveLength(2);
    const fourth = [...trainedTwice, flown(3, third), flown(4, '2026-11-05')];
    expect(asks(fourth, '2026-11-05').yardsticks).toEqual([]);
  });

  const before = [...trainedTwice, flown(3, third)];
  const later = [...before, flown(4, weekLater)];

  test('they are asked for again with the weekly look, until they are done', () => {
    expect(asks(before, weekLater).yardsticks).toEqual([]);
    expect(asks(later, weekLater).yardsticks).toHaveLength(2);
    expect(asks([...later, measured(5, weekLater, 'still-air')], weekLater).yardsticks).toEqual(['same-or-not']);
  });

  test('a day of five minutes asks for one, the one that was done longest ago', () => {
    expect(asks(trainedTwice, second, 5).yardsticks).toEqual(['still-air']);
    expect(asks([...before, measured(4, second, 'still-air')], third, 5).yardsticks).toEqual(['same-or-not']);
  });

  test('a day of five minutes asks for no second one', () => {
    expect(asks([...trainedTwice, measured(4, second, 'still-air')], second, 5).yardsticks).toEqual([]);
  });

  test('a day with just one exercise asks for none', () => {
    expect(asks(trainedTwice, second, 0).yardsticks).toEqual([]);
  });

  test('"not today" is asked no more on that day', () => {
    const not = settingEntry(9, second, { name: 'not-today', value: { what: 'yardsticks', day: second } });
    expect(asks([...trainedTwice, not], second).yardsticks).toEqual([]);
    expect(asks([...before, not], third).yardsticks).toHaveLength(2);
  });
});

describe('The week in the air', () => {
  test('is asked from the seventh day on, for three days', () => {
    const open = (day: string) => asks(trainedTwice, day).air;
    expect(open('2026-11-07')).toBeNull();
    expect(open('2026-11-08')).toEqual({ end: '2026-11-08', days: 7 });
    expect(open('2026-11-10')).toEqual({ end: '2026-11-08', days: 7 });
    expect(open('2026-11-11')).toBeNull();
  });
});

test('consent comes first, then what the person has asked for, then the rest by need', () => {
  expect(askOrder).toEqual(['consent', 'habit day', 'say again', 'air', 'weekly look', 'yardsticks', 'round end']);
});

describe('The weekly look', () => {
  test('is asked for until it is done', () => {
    expect(asks(trainedTwice, weekLater).weeklyLook).toBe(weekLater);
    expect(asks([...trainedTwice, lookEntry(4, weekLater)], weekLater).weeklyLook).toBeNull();
  });

  test('"not today" is asked again on the next day that it is open', () => {
    const not = settingEntry(3, weekLater, { name: 'not-today', value: { what: 'weekly look', day: weekLater } });
    expect(asks([...trainedTwice, not], weekLater).weeklyLook).toBeNull();
    expect(asks([...trainedTwice, not], '2026-11-10').weeklyLook).toBe(weekLater);
  });
});

describe('The end of a round', () => {
  test('is asked about once, on the first day of the next one', () => {
    const roundEnd = (entries: readonly Entry[], number: number) => asks(entries, third, 10, number).roundEnd;
    expect([1, 28, 29, 30, 57].map((number) => roundEnd(trainedTwice, number))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
    const answered = settingEntry(3, third, { name: 'round-end', value: { day: third } });
    expect(roundEnd([...trainedTwice, answered], 29)).toBe(false);
  });

  test('is asked about again at the end of the next round, also of a plan that was made since', () => {
    const answered = settingEntry(3, second, { name: 'round-end', value: { day: second } });
    expect(asks([...trainedTwice, answered], third, 10, 29).roundEnd).toBe(true);
  });

  test('is not asked about once something was done on that day', () => {
    expect(asks([...trainedTwice, itemEntry(3, third)], third, 10, 29).roundEnd).toBe(false);
  });
});

import { describe, expect, it, test } from 'vitest';
import { itemEntry, lookEntry, settingEntry } from '#testing/training/entries.ts';
import type { Entry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { randomOf, shuffled } from '#training/run/random.ts';
import {
  isLookDone,
  isLookDue,
  lookOpenedOn,
  looksOfQuiz,
  lookWeekday,
  nextLookDay,
  weeklyLooks,
} from './weekly-looks.ts';

// The 2nd of November 2026 is a Monday, and the first training day.
const first = itemEntry(1, '2026-11-02');
const [monday, tuesday, wednesday, thursday] = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12'] as const;
const chosen = (value: number, day: string = monday) => settingEntry(50 + value, day, { name: 'look-day', value });
const folded = (...entries: Entry[]) => foldEntries([first, ...entries]);

describe('one look for each week', () => {
  it('of two in the same days that it was open the first counts, in whatever order devices tell of them', () => {
    const looks = [
      lookEntry(2, monday),
      lookEntry(3, wednesday),
      lookEntry(4, '2026-11-16'),
      lookEntry(5, '2026-11-24'),
    ];
    for (let round = 0; round < 10; round++) {
      const mixed = shuffled([...looks, ...looks], randomOf('looks', round));
      expect(weeklyLooks(foldEntries(mixed)).map(({ day }) => day)).toEqual([monday, '2026-11-16', '2026-11-24']);
    }
  });

  it('on the last day of one week and the first of the next are two', () => {
    expect(weeklyLooks(folded(lookEntry(2, wednesday), lookEntry(3, '2026-11-16')))).toHaveLength(2);
  });

  it('those with the questions of another quiz are not compared', () => {
    const both = folded(lookEntry(2, monday), lookEntry(3, '2026-11-16', { quiz: 'frequency' }));
    expect(looksOfQuiz(both, 'frequency').map(({ day }) => day)).toEqual(['2026-11-16']);
    expect(looksOfQuiz(both, 'wellbeing')).toEqual([]);
  });
});

describe('whether a look can be done', () => {
  it('it can on three days, until it is done', () => {
    const days = [monday, tuesday, wednesday, thursday];
    expect(days.map((day) => isLookDue(folded(), day))).toEqual([true, true, true, false]);
    const done = folded(lookEntry(2, tuesday));
    expect(days.map((day) => isLookDue(done, day))).toEqual([true, false, false, false]);
    expect(isLookDue(done, '2026-11-16')).toBe(true);
  });

  it('it was never missed: the week after one that was not done is as any other', () => {
    expect(isLookDue(folded(), '2026-11-16')).toBe(true);
    expect(isLookDue(folded(lookEntry(2, monday)), '2026-11-30')).toBe(true);
  });

  it('another weekday does not open it again in a week in which it was done', () => {
    const moved = folded(lookEntry(2, monday), chosen(1));
    expect([tuesday, wednesday, thursday].map((day) => isLookDue(moved, day))).toEqual([false, false, false]);
    expect(isLookDue(moved, '2026-11-16')).toBe(false);
    expect(isLookDue(moved, '2026-11-17')).toBe(true);
  });

  it('for a week the page can say that it is done', () => {
    const done = folded(lookEntry(2, monday));
    expect(isLookDone(folded(), monday)).toBe(false);
    expect([monday, thursday, '2026-11-15', '2026-11-16'].map((day) => isLookDone(done, day))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('a look by a clock that was ahead does not close it', () => {
    expect(isLookDue(folded(lookEntry(2, '2031-01-01')), monday)).toBe(true);
  });
});

describe('the next look', () => {
  it('opens a week after the first training day, and on the same weekday later', () => {
    expect(nextLookDay(foldEntries([]), monday)).toBeNull();
    expect(nextLookDay(folded(), '2026-11-02')).toBe(monday);
    expect(nextLookDay(folded(lookEntry(2, monday)), monday)).toBe('2026-11-16');
    expect(nextLookDay(folded(), thursday)).toBe('2026-11-16');
  });

  it('opens on the weekday that was chosen, at least five days after the last one', () => {
    expect(nextLookDay(folded(lookEntry(2, monday), chosen(3)), monday)).toBe('2026-11-19');
    expect(nextLookDay(folded(lookEntry(2, monday), chosen(4)), monday)).toBe('2026-11-20');
    expect(nextLookDay(folded(lookEntry(2, monday), chosen(5)), monday)).toBe('2026-11-14');
    expect(nextLookDay(folded(lookEntry(2, monday), chosen(6)), monday)).toBe('2026-11-15');
    expect(nextLookDay(folded(lookEntry(2, monday), chosen(1)), monday)).toBe('2026-11-17');
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('there is one within two weeks on weekday %i, done or not', (weekday) => {
    for (const day of [monday, tuesday, wednesday, thursday]) {
      expect(nextLookDay(folded(lookEntry(2, day), chosen(weekday)), day)).not.toBeNull();
      expect(nextLookDay(folded(chosen(weekday)), day)).not.toBeNull();
    }
  });
});

describe('the weekday', () => {
  it('is that of the first training day until another one is chosen', () => {
    expect(lookWeekday(foldEntries([]))).toBeNull();
    expect(lookWeekday(folded())).toBe(0);
    expect(lookWeekday(folded(chosen(6), chosen(3, tuesday)))).toBe(3);
  });
});

const firstMonday = '2026-11-02';

test('no weekly look is open before the first training day, and on it', () => {
  expect(lookOpenedOn(firstMonday, null, null)).toBeNull();
  expect(lookOpenedOn(firstMonday, null, firstMonday)).toBeNull();
});

test('the first one opens a week later on the same weekday, and stays open for three days', () => {
  const opened = (day: string) => lookOpenedOn(day, null, firstMonday);
  expect(opened('2026-11-08')).toBeNull();
  expect(opened('2026-11-09')).toBe('2026-11-09');
  expect(opened('2026-11-11')).toBe('2026-11-09');
  expect(opened('2026-11-12')).toBeNull();
});

test('it opens on the weekday that was chosen', () => {
  expect(lookOpenedOn('2026-11-05', 3, firstMonday)).toBe('2026-11-05');
  expect(lookOpenedOn('2026-11-08', 6, firstMonday)).toBe('2026-11-08');
  expect(lookOpenedOn('2026-11-09', 6, firstMonday)).toBe('2026-11-08');
});

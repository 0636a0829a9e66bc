import { describe, expect, it } from 'vitest';
import { itemEntry, settingEntry } from '#testing/training/entries.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { airDayLine } from './air-copy.ts';
import { airDays } from './air-days.ts';
import { airPicture } from './air-picture.ts';

const monday = '2026-11-16';
const end = '2026-11-22';
const folded = foldEntries([
  settingEntry(1, monday, { name: 'rest-days', value: [6] }),
  itemEntry(2, monday),
  itemEntry(3, '2026-11-19'),
]);
const size = { w: 420, h: 560 };
const week = airDays(folded, { end, days: 7 });
const kites = (text: string) => text.split('M0 0H-23.3').length - 1;

describe('the picture of a week', () => {
  it('is the same text for the same days, at most 12 kB, and says nothing in words', () => {
    const text = airPicture(week, size);
    expect(airPicture(airDays(folded, { end, days: 7 }), size)).toBe(text);
    expect(text.length).toBeLessThan(12_288);
    expect(text).not.toMatch(/NaN|undefined|<text|<title|href/);
  });

  it('has a kite for each day with a flight, also over four weeks', () => {
    expect(kites(airPicture(week, size))).toBe(2);
    expect(kites(airPicture(airDays(folded, { end, days: 28 }), size))).toBe(2);
    expect(kites(airPicture(airDays(foldEntries([]), { end, days: 7 }), size))).toBe(0);
  });

  it('is said day by day', () => {
    expect(week.map(airDayLine)).toEqual([
      expect.stringMatching(/^Monday: a flight (in the|at)/),
      'Tuesday: open sky.',
      'Wednesday: open sky.',
      expect.stringMatching(/^Thursday: a flight/),
      'Friday: open sky.',
      'Saturday: open sky.',
      'Sunday: a day of rest.',
    ]);
  });
});

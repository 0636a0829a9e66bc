import { describe, expect, it, test } from 'vitest';
import { itemEntry, settingEntry } from '#testing/training/entries.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { dayAfter } from '#training/training-day.ts';
import { airDue, lastStretch } from './air-due.ts';

// A Tuesday, so that the seventh day is a Monday.
const first = '2026-11-03';
const day = (number: number) => dayAfter(first, number - 1);
const noon = 12 * 60;
const evening = 18 * 60;
const flownOn = (...numbers: number[]) => foldEntries(numbers.map((number, i) => itemEntry(i + 1, day(number))));
const often = flownOn(1, 3, 8, 10, 15, 22, 27, 28);

describe('the week in the air', () => {
  test.each<[string, number, number, number | null]>([
    ['on the sixth day', 6, evening, null],
    ['on the seventh day', 7, noon, 7],
    ['two days later', 9, noon, 7],
    ['three days later', 10, noon, null],
    ['on the second Sunday at noon', 13, noon, null],
    ['on the second Sunday in the evening', 13, evening, 13],
    ['on that Sunday after midnight', 13, 90, 13],
    ['on the Tuesday after it', 15, noon, 13],
    ['on the Wednesday after it', 16, noon, null],
  ])('%s', (_, number, minute, end) => {
    expect(airDue(often, day(number), minute)).toEqual(end === null ? null : { end: day(end), days: 7 });
  });

  it('is of four weeks on the twenty-eighth day', () => {
    expect(airDue(often, day(28), noon)).toEqual({ end: day(28), days: 28 });
    expect(airDue(often, day(30), noon)).toEqual({ end: day(28), days: 28 });
  });

  it('is looked at once', () => {
    const seen = settingEntry(90, day(7), { name: 'air-seen', value: { end: day(7) } });
    const entries = [itemEntry(1, day(1)), itemEntry(2, day(10)), seen];
    expect(airDue(foldEntries(entries), day(8), noon)).toBeNull();
    expect(airDue(foldEntries(entries), day(14), noon)).toEqual({ end: day(13), days: 7 });
  });

  it('is none after a week without a flight, and none before the first flight', () => {
    expect(airDue(flownOn(1, 20), day(14), noon)).toBeNull();
    expect(airDue(flownOn(), day(7), evening)).toBeNull();
  });

  it('can be looked at until the next one is there', () => {
    expect(lastStretch(often, day(6))).toBeNull();
    expect(lastStretch(often, day(12))).toEqual({ end: day(7), days: 7 });
    expect(lastStretch(often, day(400))).toEqual({ end: day(34), days: 7 });
    expect(lastStretch(flownOn(), day(7))).toBeNull();
  });
});

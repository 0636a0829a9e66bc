import { describe, expect, it } from 'vitest';
import { erasedEntry, itemEntry } from '#testing/training/entries.ts';
import type { Entry, ItemEntry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { flightsOf, monthsOf } from './flights-of.ts';
import { levelTrace } from './trace.ts';

const [thursday, friday] = ['2026-11-19', '2026-11-20'] as const;
const trace = '0123456789abcdef01234567';
const body = { minutes: 3, rounds: 0, numbers: {}, words: [] };
const item = (number: number, day: string, change: Partial<ItemEntry['body']> = {}, rest: Partial<ItemEntry> = {}) =>
  itemEntry(number, day, { body: { ...body, ...change }, ...rest });
const flights = (...entries: Entry[]) => flightsOf(foldEntries(entries));

describe('the flight of a day', () => {
  it('has id, place and rhythm of its entry, and the minute of its local time', () => {
    const entry = item(1, friday, { trace, place: 40 }, { at: `${friday}T17:05:30.000Z`, tz_min: 90 });
    expect(flights(entry)).toEqual([
      { id: entry.id, day: friday, minute: 18 * 60 + 35, place: 40, passed: 1, trace, bows: 6 },
    ]);
  });

  it.each<[string, string, number, number]>([
    ['before midnight, west of Greenwich', '01:00:00.000', -120, 23 * 60],
    ['after midnight, east of Greenwich', '23:30:00.000', 60, 30],
    ['at midnight', '00:00:00.000', 0, 0],
  ])('is lit by the local clock: %s', (_, time, offsetMin, minute) => {
    const entry = item(1, friday, {}, { at: `${friday}T${time}Z`, tz_min: offsetMin });
    expect(flights(entry)[0]!.minute).toBe(minute);
  });

  it('is that of its longest exercise, and the first of equal ones', () => {
    const day = (...seconds: (number | undefined)[]) =>
      flights(
        ...seconds.map((each, i) =>
          item(i + 1, friday, { place: i, ...(each === undefined ? {} : { seconds: each }) }),
        ),
      )[0]!.place;
    expect(day(100, 240, 90)).toBe(1);
    expect(day(240, 240)).toBe(0);
    // Three planned minutes stand for a time that is not known.
    expect(day(179, undefined)).toBe(1);
    expect(day(181, undefined)).toBe(0);
  });

  it.each<[number, number, number]>([
    [12, 600, 3],
    [21, 600, 3],
    [22, 600, 4],
    [90, 240, 7],
    [150, 240, 9],
    [600, 240, 10],
    [0, 59, 3],
    [0, 60, 4],
    [0, 240, 7],
    [0, 3600, 10],
  ])('%i rounds in %i seconds tie %i bows', (rounds, seconds, bows) => {
    expect(flights(item(1, friday, { rounds, seconds }))[0]!.bows).toBe(bows);
  });

  it('of an old entry is level, at the place of its order', () => {
    const old = flights(item(1, thursday), item(2, thursday), item(3, friday));
    expect(old.map(({ place, trace: rhythm }) => [place, rhythm])).toEqual([
      [0, levelTrace],
      [2, levelTrace],
    ]);
  });

  it('is gone with its entry, and no other changes its place', () => {
    const entries = [item(1, thursday, { place: 0 }), item(2, friday, { place: 1 })];
    expect(flights(...entries, erasedEntry(1, thursday))).toEqual(flights(...entries).slice(1));
  });
});

it('the album has months with a flight, newest first, and knows no day without one', () => {
  const days = ['2026-09-30', '2026-11-02', '2026-11-19', '2025-11-03'];
  const months = monthsOf(flights(...days.map((day, i) => item(i + 1, day))));
  expect(months.map(({ month, flights: own }) => [month, own.map(({ day }) => day)])).toEqual([
    ['2026-11', ['2026-11-19', '2026-11-02']],
    ['2026-09', ['2026-09-30']],
    ['2025-11', ['2025-11-03']],
  ]);
  expect(monthsOf([])).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { dayOf, dayStart, latestDays } from './day.ts';

describe('the latest days', () => {
  it.each([
    ['2026-11-20', 28, '2026-10-24'],
    ['2026-11-20', 1, '2026-11-20'],
    ['2026-03-01', 2, '2026-02-28'],
    ['2028-03-01', 2, '2028-02-29'],
    ['2027-01-01', 7, '2026-12-26'],
    ['2028-12-31', 366, '2028-01-01'],
  ])('the latest days up to %s are %d including the day itself, so the first is %s', (to, count, from) => {
    expect(latestDays(Date.parse(`${to}T23:59:59.999Z`), count)).toEqual({ from, to });
  });
});

describe('a day', () => {
  it.each(['2026-11-20', '2028-02-29', '2000-02-29', '1970-01-01'])('the text %s is a day', (day) => {
    expect(dayOf(dayStart(day)!)).toBe(day);
  });

  it.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20 Nov 2026',
    '2026-11-20T00:00',
    '1969-12-31',
  ])('the text "%s" is no day', (text) => expect(dayStart(text)).toBeNull());

  it('a day changes at midnight in UTC, wherever the device is', () => {
    const midnight = Date.UTC(2027, 0, 1);
    expect([dayOf(midnight - 1), dayOf(midnight)]).toEqual(['2026-12-31', '2027-01-01']);
  });
});

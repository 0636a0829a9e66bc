import { describe, expect, it } from 'vitest';
import { dayOf, dayStart, latestDays } from './day.ts';

describe('the latest days', () => {
  it.each([
    ['2026-11-20', 28, '2026-10-23', '2026-11-19'],
    ['2026-11-20', 1, '2026-11-19', '2026-11-19'],
    ['2026-03-01', 2, '2026-02-27', '2026-02-28'],
    ['2028-03-01', 2, '2028-02-28', '2028-02-29'],
    ['2027-01-01', 7, '2026-12-25', '2026-12-31'],
    ['2028-12-31', 366, '2027-12-31', '2028-12-30'],
  ])('on %s the latest %d full days are from %s to %s', (today, count, from, to) => {
    for (const time of ['00:00:00.000', '23:59:59.999']) {
      expect(latestDays(Date.parse(`${today}T${time}Z`), count)).toEqual({ from, to });
    }
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

import { expect, it } from 'vitest';
import { addCycles } from './billing-dates.ts';

const iso = (start: string, interval: 'day' | 'week' | 'month' | 'year', frequency: number, times: number) =>
  new Date(addCycles(Date.parse(start), { interval, frequency }, times)).toISOString().slice(0, 10);

it.each([
  ['2027-01-31T10:00:00Z', 'month', 1, ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  ['2028-01-30T10:00:00Z', 'month', 1, ['2028-02-29', '2028-03-30']],
  ['2028-02-29T10:00:00Z', 'year', 1, ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ['2026-11-30T23:59:59Z', 'month', 3, ['2027-02-28', '2027-05-30']],
  ['2026-11-21T10:00:00Z', 'week', 12, ['2027-02-13']],
  ['2026-12-31T10:00:00Z', 'day', 1, ['2027-01-01']],
] as const)('dates counted from %s, every %s × %i, fall on %j', (start, interval, frequency, dates) => {
  expect(dates.map((_, index) => iso(start, interval, frequency, index + 1))).toEqual(dates);
});

it('billing dates keep the time of day', () => {
  const start = Date.parse('2027-01-31T22:15:30.123Z');

  expect(new Date(addCycles(start, { interval: 'month', frequency: 1 }, 1)).toISOString()).toBe(
    '2027-02-28T22:15:30.123Z',
  );
});

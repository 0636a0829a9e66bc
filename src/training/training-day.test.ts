import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { dayAfter, daysBetween, isPausedOn, trainingDayOf, weekdayName, weekdayOf } from './training-day.ts';

test.each([
  ['after midnight it is still the evening before', '2026-11-24T03:59:59.999Z', 0, '2026-11-23'],
  ['at four the next day begins', '2026-11-24T04:00:00Z', 0, '2026-11-24'],
  ['east of Greenwich it begins earlier', '2026-11-23T19:00:00Z', 9 * 60, '2026-11-24'],
  ['a minute before that it is the day before', '2026-11-23T18:59:00Z', 9 * 60, '2026-11-23'],
  ['west of Greenwich it begins later', '2026-11-24T11:59:00Z', -8 * 60, '2026-11-23'],
  ['half hours count', '2026-11-23T22:30:00Z', 330, '2026-11-24'],
  ['the year changes at four', '2027-01-01T03:30:00Z', 0, '2026-12-31'],
])('%s', (_, at, offsetMin, day) => {
  expect(trainingDayOf(Date.parse(at), offsetMin)).toBe(day);
});

test.each([
  ['2026-11-23', 0, 'Monday'],
  ['2026-11-24', 1, 'Tuesday'],
  ['2026-11-25', 2, 'Wednesday'],
  ['2026-11-26', 3, 'Thursday'],
  ['2026-11-27', 4, 'Friday'],
  ['2026-11-28', 5, 'Saturday'],
  ['2026-11-29', 6, 'Sunday'],
])('%s is weekday %d, %s', (day, weekday, name) => {
  expect(weekdayOf(day)).toBe(weekday);
  expect(weekdayName(day)).toBe(name);
});

test.each([
  ['2026-11-24', '2026-11-25', 1],
  ['2026-11-24', '2026-11-24', 0],
  ['2026-03-01', '2026-02-28', -1],
  ['2027-12-31', '2028-12-31', 366],
])('from %s to %s it is %d days', (earlier, later, days) => {
  expect(daysBetween(earlier, later)).toBe(days);
});

test.each([
  ['the day before', '2026-11-23', '2026-11-26', false],
  ['its first day', '2026-11-24', '2026-11-26', true],
  ['its last day', '2026-11-25', '2026-11-26', true],
  ['the day of going on', '2026-11-26', '2026-11-26', false],
  ['a year later, without an end', '2027-11-24', null, true],
])('a pause from the 24th: %s', (_, day, until_day, isPaused) => {
  expect(isPausedOn(day, { from_day: '2026-11-24', until_day })).toBe(isPaused);
});

test.each([
  ['2026-11-24', 1, '2026-11-25'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-24', 0, '2026-11-24'],
])('%s and %d days is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});

test('a day some days later is so many weekdays on, also where clocks change', () => {
  const days = fc.record({ from: fc.integer({ min: -9000, max: 9000 }), more: fc.integer({ min: -400, max: 400 }) });
  fc.assert(
    fc.property(days, ({ from, more }) => {
      const day = dayAfter('2026-01-01', from);
      const later = dayAfter(day, more);
      expect(dayAfter(later, -more)).toBe(day);
      expect(weekdayOf(later)).toBe((((weekdayOf(day) + more) % 7) + 7) % 7);
    }),
    propertyRuns({ commit: 200, full: 20_000 }),
  );
});

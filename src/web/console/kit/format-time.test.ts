import { expect, it } from 'vitest';
import { dayText, nearDayText, timeText } from './format-time.ts';

const at = '2026-12-31T23:30:07Z';

it.each([
  ['UTC', '31 Dec 2026', '23:30', '23:30:07'],
  ['Europe/Berlin', '1 Jan 2027', '00:30', '00:30:07'],
  ['Asia/Kathmandu', '1 Jan 2027', '05:15', '05:15:07'],
])('a time in %s', (zone, day, time, second) => {
  expect(dayText(at, zone)).toBe(day);
  expect(timeText(at, zone)).toBe(time);
  expect(timeText(at, zone, true)).toBe(second);
});

it.each([
  ['UTC', '2026-01-01T00:00:00Z', '31 Dec'],
  ['UTC', '2027-01-01T00:00:00Z', '31 Dec 2026'],
  // In Berlin both times are in the new year.
  ['Europe/Berlin', '2026-12-31T23:00:00Z', '1 Jan'],
])('in %s at %s the day is %s', (zone, now, day) => {
  expect(nearDayText(at, zone, Date.parse(now))).toBe(day);
});

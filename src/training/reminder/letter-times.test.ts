import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, weekdayOf } from '#training/training-day.ts';
import { letterOn, nextLetterAfter } from './letter-times.ts';
import { isTimeZone } from './zoned-time.ts';

const weekMs = 7 * 24 * 60 * 60_000;
/** The 2nd of November 2026 is a Monday. */
const monday = 0;
const sunday = 6;

const next = (after: string, weekday: number, hour: number, timeZone: string) =>
  new Date(nextLetterAfter(Date.parse(after), { weekday, hour, timeZone, firstDay: null })).toISOString();

test.each([
  ['later on the same day', '2026-11-02T06:59:59Z', monday, 8, 'Europe/Berlin', '2026-11-02T07:00:00.000Z'],
  ['a week later at that very moment', '2026-11-02T07:00:00Z', monday, 8, 'Europe/Berlin', '2026-11-09T07:00:00.000Z'],
  ['by the day there', '2026-11-02T00:30:00Z', sunday, 20, 'America/New_York', '2026-11-02T01:00:00.000Z'],
  ['where days begin first', '2026-11-01T10:30:00Z', monday, 0, 'Pacific/Kiritimati', '2026-11-08T10:00:00.000Z'],
  ['with three quarters of an hour', '2026-11-02T00:00:00Z', monday, 8, 'Asia/Kathmandu', '2026-11-02T02:15:00.000Z'],
])('the weekly email comes %s', (_name, after, weekday, hour, timeZone, at) => {
  expect(next(after, weekday, hour, timeZone)).toBe(at);
});

test.each([
  ['in Berlin before summer', '2027-03-21T12:00:00Z', sunday, 8, 'Europe/Berlin', '2027-03-28T06:00:00.000Z'],
  ['in Berlin before winter', '2026-10-18T12:00:00Z', sunday, 8, 'Europe/Berlin', '2026-10-25T07:00:00.000Z'],
  ['in New York before summer', '2027-03-08T12:00:00Z', sunday, 9, 'America/New_York', '2027-03-14T13:00:00.000Z'],
  ['in the south', '2027-04-01T00:00:00Z', sunday, 9, 'Australia/Sydney', '2027-04-03T23:00:00.000Z'],
])('the hour stays when the clocks change %s', (_name, after, weekday, hour, timeZone, at) => {
  expect(next(after, weekday, hour, timeZone)).toBe(at);
});

test('an hour that the clocks skip is the one after it', () => {
  expect(next('2027-03-27T12:00:00Z', sunday, 2, 'Europe/Berlin')).toBe('2027-03-28T01:00:00.000Z');
});

test('an hour that comes twice counts once', () => {
  expect(next('2026-10-24T12:00:00Z', sunday, 2, 'Europe/Berlin')).toBe('2026-10-25T00:00:00.000Z');
  expect(next('2026-10-25T00:00:00Z', sunday, 2, 'Europe/Berlin')).toBe('2026-11-01T01:00:00.000Z');
});

test('the next time is on its weekday, at most a week and an hour away, and never before', () => {
  const zones = ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Tokyo', 'Pacific/Apia', 'UTC'];
  const nineYears = { min: Date.parse('2026-01-01'), max: Date.parse('2035-01-01') };
  fc.assert(
    fc.property(
      fc.integer(nineYears),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 23 }),
      fc.constantFrom(...zones),
      (after, weekday, hour, timeZone) => {
        const at = nextLetterAfter(after, { weekday, hour, timeZone, firstDay: null });
        expect(at).toBeGreaterThan(after);
        expect(at - after).toBeLessThanOrEqual(weekMs + 60 * 60_000);
        const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
        expect(weekdayOf(day)).toBe(weekday);
        expect(at % (15 * 60_000)).toBe(0);
      },
    ),
  );
});

test.each(['Europe/Berlin', 'Asia/Calcutta', 'UTC', 'America/Argentina/Buenos_Aires'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(['', '+01:00', 'Europe/Atlantis', 'Etc/Unknown', 'Europe/Berlin\n', '../etc'])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

test('letters come on the second and the seventh day, and weekly ones from the tenth', () => {
  const firstDay = '2026-11-03';
  for (let weekday = 0; weekday < 7; weekday++) {
    const times = { weekday, hour: 8, timeZone: 'UTC', firstDay };
    const letters = Array.from({ length: 17 }, (_, i) => letterOn(dayAfter(firstDay, i), times));
    expect(letters.slice(0, 9)).toEqual([null, 'second flight', null, null, null, null, 'first week', null, null]);
    expect(letters.slice(9, 16).filter((kind) => kind !== null)).toEqual(['weekly']);
  }
});

test('each letter follows the one before it', () => {
  const times = { weekday: monday, hour: 18, timeZone: 'Europe/Berlin', firstDay: '2026-11-03' };
  const after = (at: string) => new Date(nextLetterAfter(Date.parse(at), times)).toISOString();
  expect(after('2026-11-03T20:00:00Z')).toBe('2026-11-04T17:00:00.000Z');
  expect(after('2026-11-04T17:00:00.000Z')).toBe('2026-11-09T17:00:00.000Z');
  expect(after('2026-11-09T17:00:00.000Z')).toBe('2026-11-16T17:00:00.000Z');
  expect(after('2026-11-16T17:00:00.000Z')).toBe('2026-11-23T17:00:00.000Z');
});

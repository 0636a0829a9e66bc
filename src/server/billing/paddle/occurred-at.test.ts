import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { latestUs, occurredAtUs } from './occurred-at.ts';

test('a time keeps its microseconds, which Date loses', () => {
  expect(occurredAtUs('2026-04-12T10:37:59.556997Z')).toBe(1775990279556997n);
  expect(occurredAtUs('2026-04-12T10:37:59.556998Z') - occurredAtUs('2026-04-12T10:37:59.556997Z')).toBe(1n);
});

test.each([
  ['no fraction', '2026-04-12T10:37:59Z', 1775990279000000n],
  ['milliseconds', '2026-04-12T10:37:59.5Z', 1775990279500000n],
  ['nanoseconds, cut to microseconds', '2026-04-12T10:37:59.556997999Z', 1775990279556997n],
  ['another zone', '2026-04-12T12:37:59.556997+02:00', 1775990279556997n],
])('an RFC 3339 time is read with %s', (_name, text, expected) => {
  expect(occurredAtUs(text)).toBe(expected);
});

test.each(['', 'yesterday', '2026-04-12', '2026-13-40T00:00:00Z', '2026-04-12T10:37:59', '1775990279'])(
  'the text %j is no RFC 3339 time',
  (text) => {
    expect(() => occurredAtUs(text)).toThrow(RangeError);
  },
);

test('the latest microsecond of a time fills its missing digits', () => {
  expect(latestUs('2026-04-12T10:37:59.556Z')).toBe(1775990279556999n);
  expect(latestUs('2026-04-12T10:37:59.556997Z')).toBe(1775990279556997n);
});

test('any two times of a day are in the order of their texts', () => {
  const day = fc.integer({ min: 0, max: 86_399_999_999 }).map((us) => {
    const iso = new Date(1775952000000 + Math.floor(us / 1000)).toISOString().slice(0, -1);
    return `${iso}${String(us % 1000).padStart(3, '0')}Z`;
  });
  fc.assert(
    fc.property(day, day, (left, right) => {
      expect(occurredAtUs(left) < occurredAtUs(right)).toBe(left < right);
    }),
    propertyRuns({ commit: 100, full: 1000 }),
  );
});

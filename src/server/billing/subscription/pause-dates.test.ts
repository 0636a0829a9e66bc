import { expect, it } from 'vitest';
import { pauseEndsAt } from './pause-dates.ts';

it.each([
  ['2026-04-12T10:00:00.000Z', 1, '2026-05-12T10:00:00.000Z'],
  ['2026-11-21T22:15:30.123Z', 3, '2027-02-21T22:15:30.123Z'],
  ['2027-01-31T10:00:00.000Z', 1, '2027-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', 2, '2027-02-28T23:59:59.999Z'],
  ['2026-03-31T00:00:00.000Z', 3, '2026-06-30T00:00:00.000Z'],
])('a pause from %s for %i months ends at %s', (startsAt, months, endsAt) => {
  expect(new Date(pauseEndsAt(Date.parse(startsAt), months)).toISOString()).toBe(endsAt);
});

import { expect, it } from 'vitest';
import { endsInText } from './ends-in.ts';

const endsAt = '2026-12-03T18:00:00Z';
const minutes = (count: number) => Date.parse(endsAt) - count * 60_000;

it.each([
  [72 * 60, 'These prices end in 3 days, on 3 Dec 2026, 18:00.'],
  [72 * 60 - 1, 'These prices end in 2 days, on 3 Dec 2026, 18:00.'],
  [48 * 60 - 1, 'These prices end in 47 hours, on 3 Dec 2026, 18:00.'],
  [119, 'These prices end in an hour, on 3 Dec 2026, 18:00.'],
  [59, 'These prices end in less than an hour, on 3 Dec 2026, 18:00.'],
  [0, 'These prices have ended. Load the page again to see the new ones.'],
])('%i minutes before their end, prices end so', (left, text) => {
  expect(endsInText(endsAt, minutes(left))).toBe(text);
});

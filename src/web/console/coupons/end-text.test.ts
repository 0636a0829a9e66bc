import { expect, it } from 'vitest';
import { endText } from './end-text.ts';

const now = Date.parse('2026-11-21T09:00:00Z');

it.each([
  ['2026-12-01T00:00:00Z', false, '30 Nov, 24:00 UTC'],
  ['2027-01-01T00:00:00Z', false, '31 Dec, 24:00 UTC'],
  ['2027-02-01T14:30:00Z', false, '1 Feb 2027, 14:30 UTC'],
  ['2026-12-01T00:00:00Z', true, '1 Dec, 00:00 UTC'],
])('%s, start %s, is said as %s', (at, isStart, text) => {
  expect(endText(at, { isStart, now })).toBe(text);
});

import { expect, it } from 'vitest';
import { monthLine } from './album-copy.ts';

it.each<[string, string]>([
  ['2026-11', 'November'],
  ['2026-01', 'January'],
  ['2025-12', 'December 2025'],
])('the month %s is %s in 2026', (month, line) => {
  expect(monthLine(month, '2026-11-21')).toBe(line);
});

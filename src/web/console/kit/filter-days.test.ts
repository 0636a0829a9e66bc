import { expect, it } from 'vitest';
import { spanText } from './filter-days.tsx';

it.each([
  [undefined, undefined, 'Any day'],
  ['2026-11-18', undefined, 'Since 18 Nov 2026'],
  [undefined, '2026-11-21', 'Until 21 Nov 2026'],
  ['2026-11-18', '2026-11-21', '18 Nov 2026 to 21 Nov 2026'],
  ['2026-11-18', '2026-11-18', '18 Nov 2026'],
])('days from %s to %s are called %s', (from, to, text) => {
  expect(spanText(from, to)).toBe(text);
});

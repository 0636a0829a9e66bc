import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['kite', 8, 'kite'],
  ['kite', 4, 'kite'],
  ['kites', 4, 'kite'],
  ['kit😀', 4, 'kit'],
  ['kit😀', 5, 'kit😀'],
  ['kit😀s', 5, 'kit😀'],
  ['😀😀', 1, ''],
  ['𝒳𝒴', 3, '𝒳'],
  ['kit🪁', 0, ''],
])('“%s” cut to %i is “%s”', (text, most, expected) => {
  expect(cutText(text, most)).toBe(expected);
});

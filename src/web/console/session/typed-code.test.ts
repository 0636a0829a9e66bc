import { expect, it } from 'vitest';
import { bareCode, missingDigits } from './typed-code.ts';

it.each([
  ['', 'Type the six digits.'],
  ['4920', 'Two digits are missing.'],
  ['492 0', 'Two digits are missing.'],
  ['49201', 'One digit is missing.'],
  ['492 015', null],
  ['492-015', null],
  ['492 0151', 'Six digits are enough.'],
  ['49201x', 'Only digits.'],
])('of %j is said: %j', (text, said) => {
  expect(missingDigits(text)).toBe(said);
});

it('a code is sent without what was put between its characters', () => {
  expect(bareCode(' ab12 CD34-ef ')).toBe('ab12CD34ef');
});

import { expect, it } from 'vitest';
import { isUnusualAmount } from './unusual-amount.ts';

it.each([
  [2499, [1999], false],
  [1000, [1999], false],
  [999, [1999], true],
  [3998, [1999], false],
  [3999, [1999], true],
  [3000, [1999, 1499], true],
  [3000, [], false],
])('a new price of %d beside those of %j has to be typed again: %s', (amountMinor, paid, isUnusual) => {
  const before = paid.map((each) => ({ amountMinor: each }));
  expect(isUnusualAmount(amountMinor, before)).toBe(isUnusual);
});

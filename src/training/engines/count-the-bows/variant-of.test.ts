import { expect, it } from 'vitest';
import { variantOf } from './variant-of.ts';

const forwards = { variant: 'forwards', score: 5 };
const unscored = { variant: 'forwards', score: null };

it.each([
  ['the first day', 1, [], 'forwards'],
  ['an even day of somebody new', 2, [forwards], 'forwards'],
  ['an even day on the second rung', 4, [forwards, forwards], 'backwards'],
  ['an odd day on the second rung', 5, [forwards, forwards], 'forwards'],
  ['an even day after sessions without a score', 4, [unscored, unscored], 'forwards'],
  ['an even day after sessions backwards only', 6, [{ variant: 'backwards', score: 4 }, forwards], 'forwards'],
])('%s has its variant', (_, day, history, variant) => {
  expect(variantOf(day, history)).toBe(variant);
});

import { expect, it } from 'vitest';
import { exerciseRule } from '#training/progress/verdict.ts';
import { forwardsBeforeBackwards, variantOf } from './variant-of.ts';

const forwards = { variant: 'forwards', score: 5 };
const backwards = { variant: 'backwards', score: 4 };
const first = Array<typeof forwards>(16).fill(forwards);
const unscored = { variant: 'forwards', score: null };

it.each([
  ['the first day', 1, [], 'forwards'],
  ['an even day of somebody new', 2, [forwards], 'forwards'],
  ['an even day before the first verdict', 16, first.slice(1), 'forwards'],
  ['an even day on the second rung', 18, first, 'backwards'],
  ['an odd day on the second rung', 19, first, 'forwards'],
  ['an even day of somebody who had begun backwards', 4, [forwards, forwards, backwards], 'backwards'],
  ['an even day after sessions without a score', 18, Array<typeof unscored>(16).fill(unscored), 'forwards'],
  ['an even day after sessions backwards only', 6, [backwards, forwards], 'forwards'],
])('%s has its variant', (_, day, history, variant) => {
  expect(variantOf(day, history)).toBe(variant);
});

it('the second rung begins after the sessions that a first verdict needs', () => {
  expect(forwardsBeforeBackwards).toBe(exerciseRule.fewest);
});

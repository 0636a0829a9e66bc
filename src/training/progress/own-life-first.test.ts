import { expect, test } from 'vitest';
import { isOwnLifeFirst } from './own-life-first.ts';

test('the numbers nearest to a life come first where the plan is about feelings and habits', () => {
  expect(isOwnLifeFirst('frequency')).toBe(true);
  expect(isOwnLifeFirst('wellbeing')).toBe(true);
});

test('otherwise the exercises come first, also without a plan', () => {
  expect(isOwnLifeFirst('adhd')).toBe(false);
  expect(isOwnLifeFirst(null)).toBe(false);
});

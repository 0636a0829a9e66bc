import { describe, expect, it } from 'vitest';
import { isSeenIn, seenText } from './seen-text.ts';

it('a text is seen with example values, and as written while it cannot be read', () => {
  expect(seenText('{name}, your plan is ready')).toBe('Ada, your plan is ready');
  expect(seenText('{name, your plan')).toBe('{name, your plan');
});

describe('what somebody sees', () => {
  const days = '{minutes, plural, one {# day} other {# days}} with {name}';
  it.each([
    ['12 days with Ludwig', days, true],
    ['two weeks with', days, false],
    ['1 day with', days, true],
    ['12 days with Ludwig today', days, false],
    ['days', days, true],
    ['Ludwig', days, false],
    ['', days, false],
    ['?!', days, false],
    ['your {plan', 'Your {plan', true],
  ])('“%s” in “%s”: %s', (typed, text, is) => {
    expect(isSeenIn(typed, text)).toBe(is);
  });
});

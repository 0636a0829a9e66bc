import { expect, test } from 'vitest';
import { feedbackCopy, spokenStrips } from './strip-copy.ts';

const same = { upper: ['ring', 'star', 'moon'], lower: ['hill', 'star', 'moon'], answer: 'same' } as const;
const not = { upper: ['ring', 'moon', 'star'], lower: ['ring', 'hill', 'moon'], answer: 'not' } as const;

test('both strips can be heard', () => {
  expect(spokenStrips(same)).toBe('Above: ring, star, moon. Below: hill, star, moon.');
});

test('a warm-up round is told with the pair that both strips have', () => {
  expect(feedbackCopy(same, true)).toBe('Yes, star and moon touch in both.');
  expect(feedbackCopy(same, false)).toBe('No, star and moon touch in both.');
});

test('a warm-up round is told without a pair where both have none', () => {
  expect(feedbackCopy(not, true)).toBe('Yes, no pair is in both.');
});

import { describe, expect, it } from 'vitest';
import { feedbackCopy, sortedCopy } from './gust-copy.ts';
import type { Feedback } from './wait-for-the-gust.ts';

const told = (more: Partial<Feedback>): Feedback => ({
  wind: 'fair',
  isRight: true,
  at: 0,
  voided: null,
  isPractice: false,
  ...more,
});

describe('the words of Wait for the gust', () => {
  it.each([
    ['a fair wind that was tapped needs no words', {}, null],
    ['a fair wind that was missed is named', { isRight: false }, 'That was a fair wind.'],
    ['a gust that passed is named', { wind: 'gust' }, 'You let the gust pass.'],
    ['a gust that was tapped is named', { wind: 'gust', isRight: false }, 'That was a gust.'],
    ['a tap before the sign does not count', { voided: 'too early' }, 'That was before the sign. It does not count.'],
  ] as const)('%s', (_title, more, words) => {
    expect(feedbackCopy(told(more))).toBe(words);
  });

  it('a choice without the clock is told either way', () => {
    expect(sortedCopy(told({}))).toBe('Yes, a fair wind.');
    expect(sortedCopy(told({ wind: 'gust', isRight: false }))).toBe('No, a gust.');
  });
});

import { describe, expect, it } from 'vitest';
import type { Feedback } from './change-course.ts';
import { feedbackCopy, spokenRound } from './course-copy.ts';
import type { CourseRound } from './course-rounds.ts';

const coolLeft: CourseRound = { sign: 'colour', isNew: true, points: 'left', isWarm: false, answer: 'right' };
const told = (more: Partial<Feedback>): Feedback => ({
  round: coolLeft,
  answer: 'left',
  isRight: false,
  voided: null,
  isPractice: false,
  ...more,
});

describe('the words of Change course', () => {
  it('sign and kite are spoken in one breath', () => {
    expect(spokenRound(coolLeft)).toBe('Which colour? A cool kite with dots, pointing left.');
    expect(spokenRound({ ...coolLeft, sign: 'way', isWarm: true, points: 'right' })).toBe(
      'Which way? A warm kite with stripes, pointing right.',
    );
  });

  it.each([
    ['a right answer needs no words', { isRight: true, answer: 'right' }, null],
    ['the other answer gets what the sign asked', {}, 'The sign said colour. It was cool.'],
    [
      'the other way gets the way',
      { round: { ...coolLeft, sign: 'way', answer: 'left' }, answer: 'right' },
      'The sign asked which way. It was left.',
    ],
    ['no answer gets the right one', { answer: null }, 'No answer in time. It was cool.'],
    [
      'an answer before the kite does not count',
      { voided: 'too early' },
      'That was before the kite. It does not count.',
    ],
  ] as const)('%s', (_title, more, words) => {
    expect(feedbackCopy(told(more as Partial<Feedback>))).toBe(words);
  });
});

import { describe, expect, it } from 'vitest';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { moveOnHint, questionHint } from './move-on-hint.ts';

const { adhd, frequency, wellbeing } = quizzes;

const screensWithHint = (quiz: Quiz) =>
  quiz.screens.flatMap((_, index) => (moveOnHint(quiz, index + 1) === null ? [] : [index + 1]));

describe('the hint that a choice moves on', () => {
  it.each([
    ['adhd', adhd, [1, 4]],
    ['frequency', frequency, [1, 2]],
    ['wellbeing', wellbeing, [1, 4]],
  ] as const)(
    'the %s quiz says on its first two questions with a single answer that it moves on',
    (_, quiz, screens) => {
      expect(screensWithHint(quiz)).toEqual(screens);
    },
  );

  it('the hint follows the question’s own', () => {
    expect(questionHint(adhd, 4)).toBe('A rough guess is fine. Tap one answer and we move on.');
  });

  it('a question without a hint of its own has none after the first two', () => {
    expect(questionHint({ ...adhd, screens: adhd.screens.map((one) => ({ ...one, desc: undefined })) }, 19)).toBe(
      undefined,
    );
  });
});

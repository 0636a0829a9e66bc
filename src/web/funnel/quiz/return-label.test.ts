import { describe, expect, it } from 'vitest';
import { startQuiz } from '#quiz/engine/progress.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { returnLabel } from './return-label.ts';

const { frequency, wellbeing } = quizzes;

const labelAt = (quiz: Quiz, currentScreen: number) => returnLabel(quiz, { ...startQuiz(quiz, 0), currentScreen });

describe('the way back into a quiz', () => {
  it('there is no return label on the first screen', () => expect(labelAt(frequency, 1)).toBeNull());
  it('the return label has the question’s number', () =>
    expect(labelAt(frequency, 12)).toBe('Continue at question 12 of 29'));
  it('the return label counts no further than the counter', () =>
    expect(labelAt(frequency, 30)).toBe('Continue at question 29 of 29'));
  it('the return label names the result when the visitor stopped there', () => {
    expect(labelAt(frequency, 31)).toBe('See your result');
    expect(labelAt(wellbeing, 25)).toBe('See your result');
  });
});

import { describe, expect, it } from 'vitest';
import { startQuiz } from '#quiz/engine/progress.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { positionLabel } from './position-label.ts';

const { adhd, frequency, wellbeing } = quizzes;

const labelAt = (quiz: Quiz, currentScreen: number) => positionLabel(quiz, { ...startQuiz(quiz, 0), currentScreen });

describe('where the visitor is, as a label', () => {
  it('the position label is the question’s number', () => expect(labelAt(adhd, 20)).toBe('Question 20 of 29'));

  it('the position label names the screens after the frequency quiz’s counter', () => {
    expect(labelAt(frequency, 29)).toBe('Question 29 of 29');
    expect(labelAt(frequency, 30)).toBe('Question 29 of 29: your name');
    expect(labelAt(frequency, 31)).toBe('Question 29 of 29: your result');
  });

  it.each([adhd, frequency, wellbeing])('the position label is different on each screen of $name', (quiz) => {
    const all = quiz.screens.map((_, index) => labelAt(quiz, index + 1));
    expect(new Set(all).size).toBe(quiz.screens.length);
  });
});

import { describe, expect, it } from 'vitest';
import { startQuiz } from '#quiz/engine/progress.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { positionWords } from './position-words.ts';

const { adhd, frequency, wellbeing } = quizzes;

const wordsAt = (quiz: Quiz, currentScreen: number) => positionWords(quiz, { ...startQuiz(quiz, 0), currentScreen });

describe('where the visitor is, in words', () => {
  it('is the question’s number', () => expect(wordsAt(adhd, 20)).toBe('Question 20 of 29'));

  it('is past quiz two’s counter also what the screen is', () => {
    expect(wordsAt(frequency, 29)).toBe('Question 29 of 29');
    expect(wordsAt(frequency, 30)).toBe('Question 29 of 29: your name');
    expect(wordsAt(frequency, 31)).toBe('Question 29 of 29: your result');
  });

  it.each([adhd, frequency, wellbeing])('never reads the same twice in $name', (quiz) => {
    const all = quiz.screens.map((_, index) => wordsAt(quiz, index + 1));
    expect(new Set(all).size).toBe(quiz.screens.length);
  });
});

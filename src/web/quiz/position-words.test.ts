import { describe, expect, it } from 'vitest';
import { mentalHealth } from '../../quiz/content/mental-health';
import { quizOne } from '../../quiz/content/quiz-one';
import { quizTwo } from '../../quiz/content/quiz-two';
import { startQuiz } from '../../quiz/engine';
import type { Quiz } from '../../quiz/quiz';
import { positionWords } from './position-words';

const wordsAt = (quiz: Quiz, currentScreen: number) => positionWords(quiz, { ...startQuiz(quiz, 0), currentScreen });

describe('where the visitor is, in words', () => {
  it('is the question’s number', () => expect(wordsAt(quizOne, 20)).toBe('Question 20 of 29'));

  it('is past quiz two’s counter also what the screen is', () => {
    expect(wordsAt(quizTwo, 29)).toBe('Question 29 of 29');
    expect(wordsAt(quizTwo, 30)).toBe('Question 29 of 29: your name');
    expect(wordsAt(quizTwo, 31)).toBe('Question 29 of 29: your result');
  });

  it.each([quizOne, quizTwo, mentalHealth])('never reads the same twice in $name', (quiz) => {
    const all = quiz.screens.map((_, index) => wordsAt(quiz, index + 1));
    expect(new Set(all).size).toBe(quiz.screens.length);
  });
});

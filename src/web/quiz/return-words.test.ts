import { describe, expect, it } from 'vitest';
import { mentalHealth } from '../../quiz/content/mental-health';
import { quizTwo } from '../../quiz/content/quiz-two';
import { startQuiz } from '../../quiz/engine';
import type { Quiz } from '../../quiz/quiz';
import { returnWords } from './return-words';

const wordsAt = (quiz: Quiz, currentScreen: number) => returnWords(quiz, { ...startQuiz(quiz, 0), currentScreen });

describe('the way back into a quiz', () => {
  it('is none at the first screen, where nothing has been answered', () => expect(wordsAt(quizTwo, 1)).toBeNull());
  it('names the question', () => expect(wordsAt(quizTwo, 12)).toBe('Continue at question 12 of 29'));
  it('counts no further than the counter', () => expect(wordsAt(quizTwo, 30)).toBe('Continue at question 29 of 29'));
  it('leads to the result where the visitor stopped there', () => {
    expect(wordsAt(quizTwo, 31)).toBe('See your result');
    expect(wordsAt(mentalHealth, 25)).toBe('See your result');
  });
});

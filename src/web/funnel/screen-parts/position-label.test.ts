import { describe, expect, it } from 'vitest';
import { startQuiz } from '#quiz/engine/progress.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { counterLabel, positionLabel } from './position-label.ts';

const { adhd, frequency, wellbeing } = quizzes;

const counterAt = (quiz: Quiz, currentScreen: number) => counterLabel(quiz, { ...startQuiz(quiz, 0), currentScreen });
const labelAt = (quiz: Quiz, currentScreen: number) => positionLabel(quiz, { ...startQuiz(quiz, 0), currentScreen });

describe('where the visitor is, as a label', () => {
  it('the position label is the question’s number', () => expect(labelAt(adhd, 20)).toBe('Question 20 of 29'));

  it('the position label names age and name where they are no questions, and the result', () => {
    expect(labelAt(frequency, 28)).toBe('Question 28 of 29');
    expect(labelAt(frequency, 29)).toBe('Your age');
    expect(labelAt(frequency, 30)).toBe('Your name');
    expect(labelAt(frequency, 31)).toBe('Question 29 of 29: your result');
  });

  it('the counter gives way to the name of age and name where they are no questions', () => {
    const counters = [28, 29, 30, 31].map((number) => counterAt(frequency, number));
    expect(counters).toEqual(['28 / 29', 'Your age', 'Your name', '29 / 29']);
  });

  it('the counter counts an age that is asked among the questions', () => {
    expect([counterAt(adhd, 2), labelAt(adhd, 2)]).toEqual(['2 / 29', 'Question 2 of 29']);
  });

  it.each([adhd, frequency, wellbeing])('the position label is different on each screen of $name', (quiz) => {
    const all = quiz.screens.map((_, index) => labelAt(quiz, index + 1));
    expect(new Set(all).size).toBe(quiz.screens.length);
  });
});

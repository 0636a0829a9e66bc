import { describe, expect, it } from 'vitest';
import { catalogue, type QuizName, quizNames } from '#quiz/catalogue.ts';
import { progress, startQuiz } from '#quiz/engine/progress.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { returnLabel } from './return-label.ts';

const labelAt = (name: QuizName, screen: number) => returnLabel(catalogue[name], screen);

describe('the way back into a quiz', () => {
  it('there is no return label on the first screen', () => expect(labelAt('frequency', 1)).toBeNull());
  it('the return label has the question’s number', () =>
    expect(labelAt('frequency', 12)).toBe('Continue at question 12 of 29'));
  it('the return label counts no further than the counter', () =>
    expect(labelAt('frequency', 30)).toBe('Continue at question 29 of 29'));
  it('the return label names the result when the visitor stopped there', () => {
    expect(labelAt('frequency', 31)).toBe('See your result');
    expect(labelAt('wellbeing', 25)).toBe('See your result');
  });

  it.each(quizNames)('the return label of %s has the numbers of the counter on each of its questions', (name) => {
    for (let currentScreen = 2; currentScreen <= catalogue[name].screenCount; currentScreen++) {
      if (currentScreen === catalogue[name].resultScreen) continue;
      const { current, total } = progress(quizzes[name], { ...startQuiz(quizzes[name], 0), currentScreen });
      expect(labelAt(name, currentScreen)).toBe(`Continue at question ${current} of ${total}`);
    }
  });
});

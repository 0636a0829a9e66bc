import { describe, expect, test } from 'vitest';
import type { QuizState } from '#quiz/quiz.ts';
import { at, smallQuiz as quiz } from '#testing/quiz/small-quiz.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { chooseOption, goBack, goNext, startQuiz, totalPoints } from './progress.ts';

const fresh = startQuiz(quiz, 1000);

function on(screenNumber: number): QuizState {
  return { ...fresh, currentScreen: screenNumber };
}

function choose(state: QuizState, ...optionIds: string[]): QuizState {
  return optionIds.reduce((next, id) => chooseOption(quiz, next, id), state);
}

describe('points', () => {
  test('the points are the sum over all answered screens', () => {
    expect(totalPoints(quiz, walkThrough(quiz, nearShare(1)))).toBe(4 + 6 + 6 + 3);
  });

  test('there are no points at the start', () => {
    expect(totalPoints(quiz, fresh)).toBe(0);
  });

  test('the points follow an answer changed after going back', () => {
    const back = goBack(quiz, goNext(quiz, choose(fresh, 'always'), 1), 2);
    expect(totalPoints(quiz, choose(back, 'rarely'))).toBe(1);
  });

  test('only answered screens give points', () => {
    const unanswered = { answers: ['always'], points: 4, answered: false, openedAt: 0, closedAt: 0 };
    expect(totalPoints(quiz, { ...fresh, screens: { [at.single]: unanswered } })).toBe(0);
  });

  test('a screen whose answers were all removed gives no points', () => {
    expect(totalPoints(quiz, choose(on(at.many), 'd', 'd'))).toBe(0);
  });
});

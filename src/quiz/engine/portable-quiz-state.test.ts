import { describe, expect, it } from 'vitest';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { portableQuizState } from './portable-quiz-state.ts';
import { totalPoints } from './progress.ts';
import { restoreQuizState } from './restore-quiz-state.ts';

const { adhd, frequency, wellbeing } = quizzes;

describe('a quiz on its way to another device', () => {
  it.each([adhd, frequency, wellbeing])(
    'a portable state keeps every answer, the current screen and the points: $name',
    (quiz) => {
      const state = walkThrough(quiz, nearShare(0.6));
      const arrived = restoreQuizState(quiz, JSON.parse(JSON.stringify(portableQuizState(quiz, state))))!;
      expect(arrived).toMatchObject({ currentScreen: state.currentScreen, passed: true });
      expect(portableQuizState(quiz, arrived)).toEqual(portableQuizState(quiz, state));
      expect(totalPoints(quiz, arrived)).toBe(totalPoints(quiz, state));
    },
  );

  it('a portable state leaves out times and screens that were only opened', () => {
    const looked = { answers: [], points: 0, answered: false, openedAt: 4, closedAt: 0 };
    const given = { answers: ['woman'], points: 0, answered: true, openedAt: 2, closedAt: 3 };
    const portable = portableQuizState(adhd, { screens: { 1: given, 2: looked }, currentScreen: 2, passed: false });
    expect(portable.screens).toEqual({ 1: { id: 'gender', answers: ['woman'], answered: true } });
  });
});

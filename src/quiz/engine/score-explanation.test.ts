import { expect, test } from 'vitest';
import { noneOfThese } from '#quiz/quiz.ts';
import { at, smallQuiz as quiz } from '#testing/quiz/small-quiz.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { chooseOption, startQuiz } from './progress.ts';
import { explainScore } from './score-explanation.ts';

test('the explanation has every answered screen that can give points, with its labels and points', () => {
  expect(explainScore(quiz, walkThrough(quiz, nearShare(1))).parts).toEqual([
    { screen: at.single, title: 'How often?', answers: ['Always'], points: 4 },
    { screen: at.many, title: 'Which?', answers: ['A', 'B', 'C', 'D'], points: 6 },
    { screen: at.all, title: 'Skills?', answers: ['A', 'B', 'C', 'D'], points: 6 },
    { screen: at.agree, title: 'I drift.', answers: ['Agree'], points: 3 },
  ]);
});

test('the explanation has the steps of the formula: points, points × 1.6, the limits, the score', () => {
  expect(explainScore(quiz, walkThrough(quiz, nearShare(1)))).toMatchObject({
    totalPoints: 19,
    rawScore: 30.4,
    limits: { min: 45.6, max: 57 },
    score: 45.6,
  });
});

test('the explanation has "None of these" with no points', () => {
  const state = chooseOption(quiz, { ...startQuiz(quiz, 0), currentScreen: at.many }, noneOfThese);
  expect(explainScore(quiz, state).parts).toEqual([
    { screen: at.many, title: 'Which?', answers: ['None of these'], points: 0 },
  ]);
});

test('the explanation has no parts before the first answer', () => {
  expect(explainScore(quiz, startQuiz(quiz, 0)).parts).toEqual([]);
});

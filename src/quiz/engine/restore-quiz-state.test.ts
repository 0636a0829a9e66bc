import { describe, expect, test } from 'vitest';
import { noneOfThese, type QuizState } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { at, smallQuiz as quiz } from '#testing/quiz/small-quiz.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { storedQuizState } from './portable-quiz-state.ts';
import { chooseOption, goBack, goNext, progressOf, startQuiz, totalPoints } from './progress.ts';
import { restoreQuizState } from './restore-quiz-state.ts';

const finished = walkThrough(quiz, nearShare(1));

function restoredScreen(screenNumber: number, entry: unknown) {
  const state = restoreQuizState(quiz, { screens: { [screenNumber]: entry }, currentScreen: 1, passed: false });
  return progressOf(state!, screenNumber);
}

test('a stored state is restored', () => {
  const halfway = goNext(quiz, chooseOption(quiz, startQuiz(quiz, 1), 'often'), 2);
  expect(restoreQuizState(quiz, JSON.parse(JSON.stringify(halfway)))).toEqual(halfway);
});

test('a passed quiz is restored as passed', () => {
  expect(restoreQuizState(quiz, JSON.parse(JSON.stringify(finished)))).toEqual(finished);
});

test('a visitor who went back is restored to the same screen', () => {
  const back = goBack(quiz, finished, 99);
  expect(restoreQuizState(quiz, JSON.parse(JSON.stringify(back)))).toEqual(back);
});

test('a screen that was answered when the page was closed is restored as closed', () => {
  const tapped = chooseOption(quiz, startQuiz(quiz, 7), 'often');
  const restored = restoreQuizState(quiz, JSON.parse(JSON.stringify(tapped)))!;
  expect(progressOf(tapped, 1).closedAt).toBe(0);
  expect(progressOf(restored, 1)).toEqual({ ...progressOf(tapped, 1), closedAt: 7 });
});

describe('no quiz state at all is refused', () => {
  test.each([
    [null],
    [undefined],
    ['{}'],
    [42],
    [[]],
    [{}],
    [{ screens: null, currentScreen: 1 }],
    [{ screens: [], currentScreen: 1 }],
    [{ screens: {}, currentScreen: '1' }],
    [{ screens: {}, currentScreen: 0 }],
    [{ screens: {}, currentScreen: 1.5 }],
    [{ screens: {}, currentScreen: Number.NaN }],
  ])('%j is refused, because it is no quiz state', (stored) => {
    expect(restoreQuizState(quiz, stored)).toBeNull();
  });
});

describe('what the quiz does not know is dropped', () => {
  test('an unknown option leaves the screen unanswered', () => {
    expect(restoredScreen(at.single, { answers: ['gone'], points: 4, answered: true })).toMatchObject({
      answers: [],
      points: 0,
      answered: false,
    });
  });

  test('known options are kept beside unknown ones', () => {
    expect(restoredScreen(at.many, { answers: ['gone', 'd', 7, 'b', 'b'] }).answers).toEqual(['b', 'd']);
  });

  test('a screen with a single answer keeps only one', () => {
    expect(restoredScreen(at.single, { answers: ['often', 'always'] }).answers).toEqual(['often']);
  });

  test('restored options replace "None of these"', () => {
    expect(restoredScreen(at.many, { answers: [noneOfThese, 'b'] }).answers).toEqual(['b']);
  });

  test('"None of these" is restored where it is offered', () => {
    expect(restoredScreen(at.many, { answers: [noneOfThese] })).toMatchObject({
      answers: [noneOfThese],
      answered: true,
    });
  });

  test('"None of these" is dropped where it is not offered', () => {
    expect(restoredScreen(at.all, { answers: [noneOfThese] }).answers).toEqual([]);
  });

  test.each([['17'], ['abc'], [34]])('an age of %j is no answer', (age) => {
    expect(restoredScreen(at.age, { answers: [age] })).toMatchObject({ answers: [], answered: false });
  });

  test('answers that are no list are dropped', () => {
    expect(restoredScreen(at.single, { answers: 'often' }).answers).toEqual([]);
  });

  test('stored progress that is no object is dropped', () => {
    expect(restoredScreen(at.single, 'often')).toMatchObject({ answers: [], openedAt: 0 });
  });

  test('invalid times become 0', () => {
    expect(restoredScreen(at.info, { openedAt: '5', closedAt: -1 })).toMatchObject({ openedAt: 0, closedAt: 0 });
  });

  test('screens that the quiz does not have are dropped', () => {
    const state = restoreQuizState(quiz, { screens: { 99: { answers: ['a'] }, x: {} }, currentScreen: 1 });
    expect(state).toEqual({ screens: {}, currentScreen: 1, passed: false });
  });
});

test('points are recalculated, whatever was stored', () => {
  const tampered = { ...finished, screens: { ...finished.screens, 1: { ...finished.screens[1], points: 9999 } } };
  expect(totalPoints(quiz, restoreQuizState(quiz, tampered)!)).toBe(totalPoints(quiz, finished));
});

test('no state is restored beyond the first unanswered question', () => {
  const state = restoreQuizState(quiz, { ...finished, screens: { ...finished.screens, 3: undefined } });
  expect(state).toMatchObject({ currentScreen: 3, passed: false });
});

test('an answer that stands alone is dropped where others were stored beside it', () => {
  const { adhd } = quizzes;
  const stored = (answers: string[]) => ({ screens: { 3: { answers } }, currentScreen: 3, passed: false });
  expect(progressOf(restoreQuizState(adhd, stored(['restless', 'curious']))!, 3).answers).toEqual(['restless']);
  expect(progressOf(restoreQuizState(adhd, stored(['curious']))!, 3).answers).toEqual(['curious']);
});

describe('answers stay with their question when screens have moved', () => {
  const { frequency } = quizzes;
  const answers = (state: QuizState | null) =>
    frequency.screens.flatMap(({ id }, index) => progressOf(state!, index + 1).answers.map((answer) => [id, answer]));

  test('stored answers are found by the id of their screen, whatever its number was', () => {
    const moved = { ...quiz, screens: quiz.screens.toReversed() };
    const state = chooseOption(quiz, startQuiz(quiz, 1), 'often');
    const restored = restoreQuizState(moved, storedQuizState(quiz, state))!;
    expect(progressOf(restored, moved.screens.length).answers).toEqual(['often']);
  });

  test('answers that were stored by number alone belong to the questions that had these numbers then', () => {
    const stored = { 5: 'often', 6: 'never', 8: 'sometimes', 20: 'often', 23: 'often', 28: 'most-of-the-time' };
    const screens = Object.fromEntries(Object.entries(stored).map(([number, id]) => [number, { answers: [id] }]));
    expect(answers(restoreQuizState(frequency, { screens, currentScreen: 1, passed: false }))).toEqual([
      ['film', 'often'],
      ['parcel', 'sometimes'],
      ['door', 'never'],
      ['tension', 'most-of-the-time'],
      ['buying', 'often'],
    ]);
  });

  test('the old order names every question that is asked, except the one added since', () => {
    const asked = frequency.screens.filter(({ type }) => type !== 'info').map(({ id }) => id);
    expect(asked.filter((id) => !frequency.numberedOrder!.includes(id))).toEqual(['replayed-talk']);
  });
});

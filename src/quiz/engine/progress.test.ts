import { describe, expect, test } from 'vitest';
import { longestName, noneOfThese, type QuizState } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { at, smallQuiz as quiz } from '#testing/quiz/small-quiz.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import {
  advancesOnChoice,
  ageOutcome,
  canContinue,
  chooseAll,
  chooseOption,
  enterText,
  goBack,
  goNext,
  openScreen,
  progress,
  progressOf,
  startQuiz,
} from './progress.ts';

const fresh = startQuiz(quiz, 1000);

function on(screenNumber: number): QuizState {
  return { ...fresh, currentScreen: screenNumber };
}

function choose(state: QuizState, ...optionIds: string[]): QuizState {
  return optionIds.reduce((next, id) => chooseOption(quiz, next, id), state);
}

const answersAt = (state: QuizState, screenNumber: number) => progressOf(state, screenNumber).answers;

test('a quiz starts at its first screen, opened, with nothing answered', () => {
  expect(fresh).toEqual({
    currentScreen: 1,
    passed: false,
    screens: { 1: { answers: [], points: 0, answered: false, openedAt: 1000, closedAt: 0 } },
  });
});

const { adhd } = quizzes;

describe('one answer', () => {
  test('a tap answers the screen and gives its points', () => {
    expect(progressOf(choose(on(at.single), 'often'), at.single)).toMatchObject({
      answers: ['often'],
      points: 3,
      answered: true,
    });
  });

  test('another tap replaces the answer and its points', () => {
    expect(progressOf(choose(on(at.single), 'often', 'rarely'), at.single)).toMatchObject({
      answers: ['rarely'],
      points: 1,
    });
  });

  test('a second tap on the same option keeps it', () => {
    expect(answersAt(choose(on(at.single), 'often', 'often'), at.single)).toEqual(['often']);
  });

  test('an option of another screen changes nothing', () => {
    expect(choose(on(at.single), 'agree')).toEqual(on(at.single));
  });

  test('a screen without options takes no tap', () => {
    expect(choose(on(at.info), 'often')).toEqual(on(at.info));
  });

  test('"None of these" is no answer where it is not offered', () => {
    expect(choose(on(at.single), noneOfThese)).toEqual(on(at.single));
  });

  test.each([
    ['one-of screens', at.single, true],
    ['agree statements', at.agree, true],
    ['many-of screens', at.many, false],
    ['the age', at.age, false],
    ['info cards', at.info, false],
  ])('a tap moves on by itself: %s at %d, %s', (_kind, screenNumber, advances) => {
    expect(advancesOnChoice(quiz.screens[screenNumber - 1]!)).toBe(advances);
  });
});

describe('many answers', () => {
  test('taps add up, in the order of the screen', () => {
    expect(progressOf(choose(on(at.many), 'd', 'b'), at.many)).toMatchObject({ answers: ['b', 'd'], points: 4 });
  });

  test('a second tap takes an answer and its points away', () => {
    expect(progressOf(choose(on(at.many), 'b', 'd', 'b'), at.many)).toMatchObject({ answers: ['d'], points: 3 });
  });

  test('taking the last one away leaves the screen unanswered', () => {
    expect(progressOf(choose(on(at.many), 'b', 'b'), at.many)).toMatchObject({ answered: false, points: 0 });
  });

  test('"None of these" clears the rest and counts as an answer', () => {
    expect(progressOf(choose(on(at.many), 'b', 'd', noneOfThese), at.many)).toMatchObject({
      answers: [noneOfThese],
      points: 0,
      answered: true,
    });
  });

  test('any other option clears "None of these"', () => {
    expect(answersAt(choose(on(at.many), noneOfThese, 'c'), at.many)).toEqual(['c']);
  });

  test('an answer that stands alone, such as "Nothing special", clears the others, and they clear it', () => {
    const onSigns = { ...startQuiz(adhd, 0), currentScreen: 3 };
    const answersAfter = (...ids: string[]) =>
      progressOf(
        ids.reduce((state, id) => chooseOption(adhd, state, id), onSigns),
        3,
      ).answers;
    expect(answersAfter('restless', 'act-first', 'curious')).toEqual(['curious']);
    expect(answersAfter('curious', 'restless')).toEqual(['restless']);
    expect(answersAfter('curious', 'curious')).toEqual([]);
  });

  test('a second tap on "None of these" clears it', () => {
    expect(answersAt(choose(on(at.many), noneOfThese, noneOfThese), at.many)).toEqual([]);
  });

  test('"All of these" chooses every option', () => {
    expect(progressOf(chooseAll(quiz, choose(on(at.all), 'b')), at.all)).toMatchObject({
      answers: ['a', 'b', 'c', 'd'],
      points: 6,
    });
  });

  test('"All of these" again clears them', () => {
    expect(answersAt(chooseAll(quiz, chooseAll(quiz, on(at.all))), at.all)).toEqual([]);
  });

  test('"All of these" does nothing where it is not offered', () => {
    expect(chooseAll(quiz, on(at.many))).toEqual(on(at.many));
  });
});

describe('age', () => {
  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['18', 'ok'],
    [' 34 ', 'ok'],
    ['120', 'ok'],
    ['17', 'too-young'],
    ['0', 'too-young'],
    ['121', 'invalid'],
    ['999', 'invalid'],
    ['1000', 'invalid'],
    ['-20', 'invalid'],
    ['20.5', 'invalid'],
    ['2e1', 'invalid'],
    ['0x20', 'invalid'],
    ['twenty', 'invalid'],
  ])('typing "%s" is %s', (text, outcome) => {
    expect(ageOutcome(text)).toBe(outcome);
  });

  test('an accepted age answers the screen', () => {
    const state = enterText(quiz, on(at.age), '34');
    expect(progressOf(state, at.age)).toMatchObject({ answers: ['34'], answered: true, points: 0 });
    expect(canContinue(quiz, state)).toBe(true);
  });

  test('an age below 18 is kept as typed but leads nowhere', () => {
    const state = enterText(quiz, on(at.age), '17');
    expect(answersAt(state, at.age)).toEqual(['17']);
    expect(goNext(quiz, state, 5)).toBe(state);
  });

  test('an emptied field leaves the screen unanswered', () => {
    const state = enterText(quiz, enterText(quiz, on(at.age), '34'), '');
    expect(progressOf(state, at.age)).toMatchObject({ answers: [], answered: false });
  });

  test('a text is kept up to its limit, without half of a character', () => {
    const state = enterText(quiz, on(at.age), `${'a'.repeat(longestName - 1)}😀`);
    expect(progressOf(state, at.age).answers).toEqual(['a'.repeat(longestName - 1)]);
  });

  test('only the age screen takes an age', () => {
    expect(enterText(quiz, on(at.single), '34')).toEqual(on(at.single));
  });
});

describe('moving', () => {
  test('a question without an answer is not left', () => {
    expect(canContinue(quiz, fresh)).toBe(false);
    expect(goNext(quiz, fresh, 2000)).toBe(fresh);
  });

  test('an answered question is closed and left', () => {
    const state = goNext(quiz, choose(fresh, 'often'), 2000);
    expect(state.currentScreen).toBe(2);
    expect(progressOf(state, 1)).toMatchObject({ openedAt: 1000, closedAt: 2000 });
  });

  test('an info card asks nothing and is answered by going on', () => {
    const state = goNext(quiz, on(at.info), 2000);
    expect(state.currentScreen).toBe(at.agree);
    expect(progressOf(state, at.info).answered).toBe(true);
  });

  test('opening a screen records the time', () => {
    expect(progressOf(openScreen(quiz, on(at.info), 3000), at.info).openedAt).toBe(3000);
  });

  test('back returns to the screen before and closes the one left', () => {
    const state = goBack(quiz, on(at.info), 4000);
    expect(state.currentScreen).toBe(at.all);
    expect(progressOf(state, at.info).closedAt).toBe(4000);
  });

  test('back keeps every answer', () => {
    const answered = choose(goNext(quiz, choose(fresh, 'often'), 1), 'never');
    const back = goBack(quiz, answered, 2);
    expect(answersAt(back, 1)).toEqual(['often']);
    expect(goNext(quiz, back, 3).currentScreen).toBe(2);
  });

  test('back does nothing on the first screen', () => {
    expect(goBack(quiz, fresh, 2000)).toBe(fresh);
  });

  test('going on from the last screen passes the quiz', () => {
    const state = walkThrough(quiz, nearShare(1));
    expect(state).toMatchObject({ passed: true, currentScreen: at.last });
  });

  test('a passed quiz is open again after going back', () => {
    const state = goBack(quiz, walkThrough(quiz, nearShare(1)), 9);
    expect(state).toMatchObject({ passed: false, currentScreen: at.last - 1 });
  });

  test('a screen the quiz does not have is a bug', () => {
    expect(() => canContinue(quiz, on(99))).toThrow('adhd has no screen 99');
  });
});

describe('progress', () => {
  test('the counter stops at its total when a quiz has more screens', () => {
    expect(progress(quiz, on(3))).toMatchObject({ current: 3, total: 6 });
    expect(progress(quiz, on(8))).toMatchObject({ current: 6, total: 6 });
  });

  test('the bar is full at the last screen only, however early the counter stops', () => {
    expect(progress(quiz, on(quiz.screenCount)).share).toBe(1);
    expect(progress(quiz, on(quiz.screenCount - 1)).share).toBeLessThan(1);
  });
});

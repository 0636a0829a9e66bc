import { chooseAll, chooseOption, openScreen } from '../../quiz/engine';
import { type LevelName, noneOfThese, type Quiz, type QuizState } from '../../quiz/quiz';
import { resultOf } from '../../quiz/result';
import { nearShare, walkThrough } from '../../quiz/walk.fixture';

const shares = Array.from({ length: 21 }, (_, index) => index / 20);

const middling = new Map<Quiz, QuizState>();

/** A visitor who went through the whole quiz with answers in the middle; always the same one. */
export function passed(quiz: Quiz): QuizState {
  const state = middling.get(quiz) ?? passedWith(quiz, 'middle');
  middling.set(quiz, state);
  return state;
}

/** A visitor who went through the whole quiz and reached a level; throws when no even way through it does. */
export function passedWith(quiz: Quiz, level: LevelName): QuizState {
  const ways = shares.map((share) => walkThrough(quiz, nearShare(share)));
  const reaching = ways.filter((state) => resultOf(quiz, state).level === level);
  const state = reaching[Math.floor(reaching.length / 2)];
  if (state === undefined) throw new Error(`No even way through ${quiz.name} leads to ${level}`);
  return state;
}

/** A visitor who sees a screen for the first time. */
export function askedAt(quiz: Quiz, screenNumber: number, way = passed(quiz)): QuizState {
  const before = Object.entries(way.screens).filter(([number]) => Number(number) < screenNumber);
  return openScreen(
    quiz,
    { screens: Object.fromEntries(before), currentScreen: screenNumber, passed: false },
    screenNumber,
  );
}

/** A visitor who comes back to a screen that is answered. */
export function returnedTo(quiz: Quiz, screenNumber: number): QuizState {
  return { ...passed(quiz), currentScreen: screenNumber, passed: false };
}

/** A visitor who has chosen the first option and every other one after it. */
export function someChosenAt(quiz: Quiz, screenNumber: number): QuizState {
  const options = quiz.screens[screenNumber - 1]!.options ?? [];
  const some = options.filter((_, index) => index % 2 === 0).slice(0, 3);
  return some.reduce((state, { id }) => chooseOption(quiz, state, id), askedAt(quiz, screenNumber));
}

/** A visitor who has said "None of these". */
export function noneChosenAt(quiz: Quiz, screenNumber: number): QuizState {
  return chooseOption(quiz, askedAt(quiz, screenNumber), noneOfThese);
}

/** A visitor who has said "All of these". */
export function allChosenAt(quiz: Quiz, screenNumber: number): QuizState {
  return chooseAll(quiz, askedAt(quiz, screenNumber));
}

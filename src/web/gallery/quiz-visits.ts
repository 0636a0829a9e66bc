import { chooseAll, chooseOption, openScreen } from '#quiz/engine/progress.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { type LevelName, noneOfThese, type Quiz, type QuizState, type Screen } from '#quiz/quiz.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';

const shares = Array.from({ length: 21 }, (_, index) => index / 20);

const middling = new Map<Quiz, QuizState>();

/** A visitor who finished the quiz with a middle result; always the same one. */
export function passed(quiz: Quiz): QuizState {
  const state = middling.get(quiz) ?? passedWith(quiz, 'middle');
  middling.set(quiz, state);
  return state;
}

/** A visitor who finished the quiz at a level. Throws when no evenly answered walk leads there. */
export function passedWith(quiz: Quiz, level: LevelName): QuizState {
  const walks = shares.map((share) => walkThrough(quiz, nearShare(share)));
  const reaching = walks.filter((state) => resultOf(quiz, state).level === level);
  const state = reaching[Math.floor(reaching.length / 2)];
  if (state === undefined) throw new Error(`No even walk through ${quiz.name} leads to ${level}`);
  return state;
}

/** A visitor who finished the quiz and chose these options for the plan. */
export function passedChoosing(
  quiz: Quiz,
  chosen: Partial<Record<NonNullable<Screen['purpose']>, string[]>>,
): QuizState {
  return walkThrough(
    quiz,
    (screen, number) => (screen.purpose && chosen[screen.purpose]) ?? nearShare(0.5)(screen, number),
  );
}

/** A visitor who sees a screen for the first time. */
export function unansweredAt(quiz: Quiz, screenNumber: number, walked = passed(quiz)): QuizState {
  const before = Object.entries(walked.screens).filter(([number]) => Number(number) < screenNumber);
  return openScreen(
    quiz,
    { screens: Object.fromEntries(before), currentScreen: screenNumber, passed: false },
    screenNumber,
  );
}

/** A visitor who sees a card for the first time, after answers with few points or with many. */
export function sayingAt(share: 0 | 1): (quiz: Quiz, screenNumber: number) => QuizState {
  return (quiz, screenNumber) => unansweredAt(quiz, screenNumber, walkThrough(quiz, nearShare(share)));
}

/** A visitor who returns to an answered screen. */
export function returnedTo(quiz: Quiz, screenNumber: number): QuizState {
  return { ...passed(quiz), currentScreen: screenNumber, passed: false };
}

/** A visitor who has chosen every second of the first options. */
export function someChosenAt(quiz: Quiz, screenNumber: number): QuizState {
  const options = quiz.screens[screenNumber - 1]!.options ?? [];
  const some = options.filter((_, index) => index % 2 === 0).slice(0, 3);
  return some.reduce((state, { id }) => chooseOption(quiz, state, id), unansweredAt(quiz, screenNumber));
}

/** A visitor who has chosen "None of these". */
export function noneChosenAt(quiz: Quiz, screenNumber: number): QuizState {
  return chooseOption(quiz, unansweredAt(quiz, screenNumber), noneOfThese);
}

/** A visitor who has chosen "All of these". */
export function allChosenAt(quiz: Quiz, screenNumber: number): QuizState {
  return chooseAll(quiz, unansweredAt(quiz, screenNumber));
}

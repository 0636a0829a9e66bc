import { progress } from '#quiz/engine/progress.ts';
import type { QuizOutline, QuizState } from '#quiz/quiz.ts';

/** In place of the counter: "19 / 29", or the name of a screen that is no question. */
export function counterLabel(quiz: QuizOutline, state: QuizState): string {
  const { current, total } = progress(quiz, state);
  return nameOf(quiz, state) ?? `${current} / ${total}`;
}

/** "Question 20 of 29", or the name of a screen that is no question; different on each screen. */
export function positionLabel(quiz: QuizOutline, state: QuizState): string {
  const { current, total } = progress(quiz, state);
  // The result; the email page after it has the last screen's position too.
  const isPastCounter = state.currentScreen > total && !state.passed;
  return nameOf(quiz, state) ?? `Question ${current} of ${total}${isPastCounter ? ': your result' : ''}`;
}

const nameOf = (quiz: QuizOutline, state: QuizState) => quiz.screens[state.currentScreen - 1]!.uncounted;

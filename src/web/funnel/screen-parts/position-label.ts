import { counterTotalOf, progress } from '#quiz/engine/progress.ts';
import type { QuizOutline, QuizState, ScreenType } from '#quiz/quiz.ts';

/** Names of screens that are not questions. They appear in page titles, so they must not reveal answers. */
const uncounted: Partial<Record<ScreenType, string>> = { 'input-age': 'Your age', 'create-profile': 'Your name' };

/** In place of the counter: "19 / 29", or the screen's name where the counter's questions are over. */
export function counterLabel(quiz: QuizOutline, state: QuizState): string {
  const { current, total } = progress(quiz, state);
  return nameOf(quiz, state) ?? `${current} / ${total}`;
}

/** "Question 20 of 29", or the screen's name where the counter's questions are over; different on each screen. */
export function positionLabel(quiz: QuizOutline, state: QuizState): string {
  const { current, total } = progress(quiz, state);
  // The result; the email page after it has the last screen's position too.
  const isPastCounter = state.currentScreen > total && !state.passed;
  return nameOf(quiz, state) ?? `Question ${current} of ${total}${isPastCounter ? ': your result' : ''}`;
}

/** Only beyond the counter's last question: in other quizzes the age is one of the counted screens. */
function nameOf(quiz: QuizOutline, state: QuizState): string | undefined {
  if (state.currentScreen < counterTotalOf(quiz)) return undefined;
  return uncounted[quiz.screens[state.currentScreen - 1]!.type];
}

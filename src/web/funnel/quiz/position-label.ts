import { progress } from '#quiz/engine/progress.ts';
import type { QuizOutline, QuizState, ScreenType } from '#quiz/quiz.ts';

/** What a screen beyond the counter is. Titles travel to third parties, so it is nothing about the answers. */
const beyond: Partial<Record<ScreenType, string>> = { 'create-profile': 'your name', 'results-quiz-2': 'your result' };

/** Where the visitor is, so that no two steps read the same: "Question 20 of 29", and past the counter what the screen is. */
export function positionLabel(quiz: QuizOutline, state: QuizState): string {
  const { current, total } = progress(quiz, state);
  const label = `Question ${current} of ${total}`;
  if (state.currentScreen <= total) return label;
  return `${label}: ${beyond[quiz.screens[state.currentScreen - 1]!.type]}`;
}

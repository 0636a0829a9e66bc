import { progress } from '#quiz/engine/progress.ts';
import type { QuizOutline, QuizState, ScreenType } from '#quiz/quiz.ts';

/** Names of the screens after the counter's last. They appear in page titles, so they must not reveal answers. */
const beyond: Partial<Record<ScreenType, string>> = { 'create-profile': 'your name', 'results-quiz-2': 'your result' };

/** "Question 20 of 29"; with the screen's name after the counter's last, so that each screen has its own label. */
export function positionLabel(quiz: QuizOutline, state: QuizState): string {
  const { current, total } = progress(quiz, state);
  const label = `Question ${current} of ${total}`;
  if (state.currentScreen <= total) return label;
  return `${label}: ${beyond[quiz.screens[state.currentScreen - 1]!.type]}`;
}

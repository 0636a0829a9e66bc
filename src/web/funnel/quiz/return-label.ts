import { progress } from '#quiz/engine/progress.ts';
import type { QuizOutline, QuizState } from '#quiz/quiz.ts';

/** What leads a visitor back into a quiz that they have begun; null when there is nothing to go back to. */
export function returnLabel(quiz: QuizOutline, state: QuizState): string | null {
  if (state.currentScreen === 1) return null;
  if (quiz.screens[state.currentScreen - 1]?.type.startsWith('results')) return 'See your result';
  const { current, total } = progress(quiz, state);
  return `Continue at question ${current} of ${total}`;
}

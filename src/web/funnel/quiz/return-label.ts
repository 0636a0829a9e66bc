import { progress } from '#quiz/engine/progress.ts';
import type { QuizOutline, QuizState } from '#quiz/quiz.ts';

/** The label of the button that continues a quiz; null when the visitor is still on the first screen. */
export function returnLabel(quiz: QuizOutline, state: QuizState): string | null {
  if (state.currentScreen === 1) return null;
  if (quiz.screens[state.currentScreen - 1]?.type.startsWith('results')) return 'See your result';
  const { current, total } = progress(quiz, state);
  return `Continue at question ${current} of ${total}`;
}

import type { QuizRow } from '#quiz/catalogue.ts';

/**
 * The label of the link that continues a quiz at a screen; null on the first one. Made from the catalogue's row, so that
 * a page outside of the quiz needs none of its content. Counts as the quiz's counter does (§ 4).
 */
export function returnLabel(quiz: QuizRow, screen: number): string | null {
  if (screen === 1) return null;
  if (screen === quiz.resultScreen) return 'See your result';
  const total = quiz.counterTotal ?? quiz.screenCount;
  return `Continue at question ${Math.min(screen, total)} of ${total}`;
}

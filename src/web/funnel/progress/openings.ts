import type { QuizName } from '#quiz/catalogue.ts';
import type { QuizOpening, QuizOutline } from '#quiz/quiz.ts';
import { quizRow } from '#web/site/published-quizzes.ts';

/**
 * All quizzes' first screens in one file, because they are short and a file each would cost a slow phone a round trip.
 */
const openings = import.meta.glob<QuizOpening>('../../../quiz/*/opening.ts', { eager: true, import: 'opening' });

/** The part of a quiz that is loaded with the page: its row and its first screen. */
export function openingOf(name: QuizName): QuizOutline {
  return { name, ...openings[`../../../quiz/${name}/opening.ts`]!, ...quizRow(name) };
}

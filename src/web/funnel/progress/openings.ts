import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import type { QuizOpening, QuizOutline } from '#quiz/quiz.ts';

/** Those of all quizzes at once: they are short, and a file for each would cost a slow phone a round trip. */
const openings = import.meta.glob<QuizOpening>('../../../quiz/*/opening.ts', { eager: true, import: 'opening' });

/** What of a quiz travels ahead. */
export function openingOf(name: QuizName): QuizOutline {
  return { name, ...catalogue[name], ...openings[`../../../quiz/${name}/opening.ts`]! };
}

import { type Static, Type } from 'typebox';
import { QuizBody, QuizScreen } from './quiz-body.ts';

/**
 * What stands in every page of a quiz that is not as shipped: the words about it and its first screen, so that nothing is
 * asked for before the first tap, and the name of the file with all of it.
 */
export const PublishedQuiz = Type.Object({
  /** Of `quizFile`. */
  file: Type.String(),
  ...Type.Pick(QuizBody, ['title', 'door', 'label', 'minutes', 'asks', 'start']).properties,
  screens: Type.Array(QuizScreen, { minItems: 1, maxItems: 1 }),
});
export type PublishedQuiz = Static<typeof PublishedQuiz>;

export function publishedQuiz(
  { title, door, label, minutes, asks, start, screens }: QuizBody,
  file: string,
): PublishedQuiz {
  return { file, title, door, label, minutes, asks, start, screens: screens.slice(0, 1) };
}

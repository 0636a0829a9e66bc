import { quizPages } from '#contract/quiz-pages.ts';
import { catalogue, type QuizName, quizNames } from '#quiz/catalogue.ts';

/** The storage key of a visitor's progress in a quiz; the head script reads it too. */
export const quizKey = (name: QuizName) => `everkite.${catalogue[name].key}`;

/** For the head script: each quiz's key by the folder of its pages. */
export function quizKeysByFolder(): Record<string, string> {
  return Object.fromEntries(quizNames.map((name) => [quizPages[name].root.slice(1), quizKey(name)]));
}

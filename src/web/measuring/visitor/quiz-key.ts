import { quizPages } from '#contract/quiz-pages.ts';
import { catalogue, type QuizName, quizNames } from '#quiz/catalogue.ts';

/** The name under which a browser keeps a visitor's way through a quiz; the script in the page's head reads the same. */
export const quizKey = (name: QuizName) => `everkite.${catalogue[name].key}`;

/** For that script: the key of the quiz in each folder of the site. */
export function quizKeysByFolder(): Record<string, string> {
  return Object.fromEntries(quizNames.map((name) => [quizPages[name].root.slice(1), quizKey(name)]));
}

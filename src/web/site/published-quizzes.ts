import type { PublishedQuiz } from '#contract/quiz-document/published-quiz.ts';
import { catalogue, type QuizName, type QuizRow } from '#quiz/catalogue.ts';
import { loadQuiz } from '#quiz/load-quiz.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { publicConfig } from '#web/platform/public-config.ts';

type PublishedQuizzes = Readonly<Record<string, PublishedQuiz>>;

let given: PublishedQuizzes | null = null;

/** Sets the quizzes that are not as shipped, for pages that are shown without a server. */
export function giveQuizzes(quizzes: PublishedQuizzes): void {
  given = quizzes;
}

/** What operators have published of a quiz; undefined while it is as shipped. */
export const publishedQuiz = (name: QuizName): PublishedQuiz | undefined => (given ?? publicConfig().quizzes)?.[name];

/** All of a quiz as it is published. */
export async function loadPublishedQuiz(name: QuizName): Promise<Quiz> {
  const file = publishedQuiz(name)?.file;
  if (file === undefined) return loadQuiz(name);
  const { fetchQuiz } = await import('./fetch-quiz.ts');
  return fetchQuiz(name, file);
}

/** The facts about a quiz, with the words that are published. */
export const quizRow = (name: QuizName): QuizRow => ({ ...catalogue[name], ...publishedQuiz(name) });

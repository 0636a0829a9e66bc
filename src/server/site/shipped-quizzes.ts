import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { bodyOf } from '#contract/quiz-document/quiz-of-body.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import { loadStart } from '#quiz/load-start.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';

async function bodyWithStart(quiz: Quiz): Promise<readonly [QuizName, QuizBody]> {
  const start = quiz.pages.start === undefined ? null : await loadStart(quiz.name);
  return [quiz.name, bodyOf(quiz, start)];
}

/** The quizzes that the code ships, as the bodies of documents. */
export const shippedQuizzes = Object.fromEntries(
  await Promise.all(Object.values(quizzes).map(bodyWithStart)),
) as Readonly<Record<QuizName, QuizBody>>;

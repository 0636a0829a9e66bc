import { createHash } from 'node:crypto';
import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { quizOf } from '#contract/quiz-document/quiz-of-body.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import { quizzes } from '#quiz/quizzes.ts';

/** The quizzes as visitors see them, with all their questions and copy, and a hash by which events name them. */
export interface Content {
  version: string;
  content: { quizzes: object[] };
}

/** @param bodies of the quizzes that are not as shipped */
export function contentWith(bodies: Readonly<Partial<Record<QuizName, QuizBody>>>): Content {
  const shown = Object.values(quizzes).map((quiz) => {
    const body = bodies[quiz.name];
    return body === undefined ? quiz : quizOf(quiz.name, body);
  });
  const content = { quizzes: shown };
  return { version: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12), content };
}

import { quizFile } from '#contract/quiz-document/quiz-file.ts';
import { quizOf } from '#contract/quiz-document/quiz-of-body.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import type { Quiz } from '#quiz/quiz.ts';

/** All of a quiz as a version has it. Rejects when it does not come. */
export async function fetchQuiz(name: QuizName, file: string): Promise<Quiz> {
  const answer = await fetch(quizFile(file));
  if (!answer.ok) throw new Error(`The quiz ${file} did not come: ${answer.status}`);
  return quizOf(name, await answer.json());
}

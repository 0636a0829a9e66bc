import { quizFile } from '#contract/quiz-document/quiz-file.ts';
import { quizOf } from '#contract/quiz-document/quiz-of-body.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import type { Quiz } from '#quiz/quiz.ts';

/** After this it is asked for again: on a line that has gone silent nothing else would end the waiting. */
const patienceMs = 15_000;

/** All of a quiz as a version has it. Rejects when it does not come. */
export async function fetchQuiz(name: QuizName, file: string): Promise<Quiz> {
  const answer = await fetch(quizFile(file), { signal: AbortSignal.timeout?.(patienceMs) });
  if (!answer.ok) throw new Error(`The quiz ${file} did not come: ${answer.status}`);
  return quizOf(name, await answer.json());
}

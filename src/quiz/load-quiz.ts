import { catalogue, type QuizName } from './catalogue.ts';
import type { Quiz, QuizDefinition } from './quiz.ts';

export async function loadQuiz(name: QuizName): Promise<Quiz> {
  const { definition }: { definition: QuizDefinition } = await import(`./${name}/definition.ts`);
  return { name, ...catalogue[name], ...definition };
}

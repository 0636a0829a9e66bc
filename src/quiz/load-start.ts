import type { QuizName } from './catalogue.ts';
import type { StartCopy } from './quiz.ts';

/** What the start page of a quiz says; only for a quiz that has one. */
export async function loadStart(name: QuizName): Promise<StartCopy> {
  const { start }: { start: StartCopy } = await import(`./${name}/start.ts`);
  return start;
}

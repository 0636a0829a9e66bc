import type { QuizName } from './catalogue.ts';
import type { StartCopy } from './quiz.ts';

/** The copy of a quiz's start page. Rejects for a quiz that has none. */
export async function loadStart(name: QuizName): Promise<StartCopy> {
  const { start }: { start: StartCopy } = await import(`./${name}/start.ts`);
  return start;
}

import type { QuizName } from '#quiz/catalogue.ts';
import { placeFor } from '#web/platform/persisted.ts';
import { quizKey } from './quiz-key.ts';

/** Whether the visitor has passed the first screen of a quiz in this browser. Needs none of the quiz's code. */
export function hasBegun(name: QuizName): boolean {
  const kept = placeFor<{ quiz?: { currentScreen?: number } }>(quizKey(name)).read();
  return (kept?.quiz?.currentScreen as number) > 1;
}

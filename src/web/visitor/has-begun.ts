import type { QuizName } from '../../quiz/quiz';
import { placeFor } from '../platform/persisted';

/** Whether the visitor has got beyond the first screen of a quiz in this browser. Needs none of the quiz's code. */
export function hasBegun(name: QuizName): boolean {
  const kept = placeFor<{ quiz?: { currentScreen?: number } }>(`everkite.${name}`).read();
  return (kept?.quiz?.currentScreen as number) > 1;
}

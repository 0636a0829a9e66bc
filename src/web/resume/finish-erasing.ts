import { quizPages } from '../../contract/quiz-pages';
import type { QuizName } from '../../quiz/quiz';
import { placeFor } from '../platform/persisted';

/** Once a page: tells the server of copies that it could not be told of when the answers were erased. */
export async function finishErasing(): Promise<void> {
  if (placeFor('everkite.resume').read() === null) return;
  const { eraseCopies } = await import('./copies');
  await eraseCopies(({ quiz, isCondemned }) => isCondemned === true || isWithdrawn(quiz));
}

/** Whether the consent was taken back and not given since: then no copy may outlive it, whatever came in between. */
function isWithdrawn(quiz: QuizName): boolean {
  return quiz in quizPages && placeFor<{ healthConsentAt: number }>(`everkite.${quiz}`).read()?.healthConsentAt === 0;
}

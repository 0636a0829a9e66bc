import { quizPages } from '../../contract/quiz-pages';
import type { QuizName } from '../../quiz/quiz';
import { placeFor } from '../platform/persisted';
import { forgetHealthConsentMark } from '../quiz/early-taps';

/** Once a page: tells the server of copies that it could not be told of when the answers were erased. */
export async function finishErasing(): Promise<void> {
  if (placeFor('everkite.resume').read() === null) return;
  const { eraseCopies } = await import('./copies');
  await eraseCopies(({ quiz, isCondemned }) => isCondemned === true || isWithdrawn(quiz));
}

/** Erases in this tab what is erased in another one: its next step would bring the answers back. */
export function eraseWithOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    const name = (Object.keys(quizPages) as QuizName[]).find((quiz) => key === keyOf(quiz));
    if (name !== undefined && isWithdrawn(name)) eraseHere(name).catch(() => {});
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

async function eraseHere(name: QuizName): Promise<void> {
  const { quizStores } = await import('../quiz/quiz-stores');
  const store = quizStores[name].getState();
  if (store.healthConsentAt === 0) return;
  forgetHealthConsentMark();
  store.erase();
}

/** Whether the consent was taken back and not given since: then no answer and no copy may outlive it. */
function isWithdrawn(quiz: QuizName): boolean {
  return placeFor<{ healthConsentAt: number }>(keyOf(quiz)).read()?.healthConsentAt === 0;
}

const keyOf = (quiz: QuizName) => `everkite.${quiz}`;

import { type QuizName, quizNames } from '#quiz/catalogue.ts';
import { quizKey } from '#web/measuring/visitor/quiz-key.ts';
import { placeFor } from '#web/platform/persisted.ts';
import { forgetHealthConsentMark } from '../progress/early-taps.ts';

/** Run once per page: erases sealed answers that an earlier page could not. */
export async function finishErasing(): Promise<void> {
  if (placeFor('everkite.resume').read() === null) return;
  const { eraseSealed } = await import('../progress/sealed-answers.ts');
  await eraseSealed(({ quiz, isCondemned }) => isCondemned === true || isWithdrawn(`everkite.${quiz}`));
}

/**
 * Erases answers here when another tab erases them, because this tab's next write would bring them back.
 * @returns stops following
 */
export function eraseWithOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    const name = quizNames.find((quiz) => key === quizKey(quiz));
    if (name !== undefined && isWithdrawn(quizKey(name))) eraseHere(name).catch(() => {});
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

async function eraseHere(name: QuizName): Promise<void> {
  const { quizStore } = await import('../progress/quiz-stores.ts');
  const store = quizStore(name).getState();
  if (store.healthConsentAt === 0) return;
  forgetHealthConsentMark();
  store.erase();
}

/** Whether the consent was withdrawn and not given since; then no answers may remain, here or at the server. */
function isWithdrawn(key: string): boolean {
  return placeFor<{ healthConsentAt: number }>(key).read()?.healthConsentAt === 0;
}

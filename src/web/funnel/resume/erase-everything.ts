import { type QuizName, quizNames } from '#quiz/catalogue.ts';
import { quizKey } from '#web/measuring/visitor/quiz-key.ts';
import { placeFor } from '#web/platform/persisted.ts';
import { quizStore } from '../progress/quiz-stores.ts';
import { type Erasure, eraseSealed } from '../progress/sealed-answers.ts';

export interface EverythingErased extends Erasure {
  /** Whether this device had any answers. */
  hadAnswers: boolean;
}

/**
 * Withdraws every health consent given on this device: erases its answers to all quizzes and the sealed ones at the
 * server.
 */
export async function eraseEverything(): Promise<EverythingErased> {
  const sealed = eraseSealed(() => true, { quiet: false });
  const had = quizNames.map(eraseQuiz);
  return { hadAnswers: had.includes(true), ...(await sealed) };
}

/** Returns whether there was something to erase. */
function eraseQuiz(name: QuizName): boolean {
  const store = quizStore(name).getState();
  const place = placeFor<{ healthConsentAt: number }>(quizKey(name));
  const hadAnswers = [store, place.read()].some((kept) => (kept?.healthConsentAt ?? 0) > 0);
  if (!hadAnswers) return false;
  // Overwritten instead of removed, because another tab's own storage would bring the answers back.
  place.write({ healthConsentAt: 0 });
  store.erase();
  return true;
}

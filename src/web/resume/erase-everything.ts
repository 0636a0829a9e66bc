import type { QuizName } from '../../quiz/quiz';
import { placeFor } from '../platform/persisted';
import { quizStores } from '../quiz/quiz-stores';
import { type Erasure, eraseCopies } from './copies';

export interface EverythingErased extends Erasure {
  /** Whether this device had answers at all. */
  hadAnswers: boolean;
}

/** Takes back every health consent given on this device: its answers to all quizzes go, and all copies on the server. */
export async function eraseEverything(): Promise<EverythingErased> {
  const copies = eraseCopies(() => true);
  const had = (Object.keys(quizStores) as QuizName[]).map(eraseQuiz);
  return { hadAnswers: had.includes(true), ...(await copies) };
}

/** Whether there was something to erase. */
function eraseQuiz(name: QuizName): boolean {
  const store = quizStores[name].getState();
  const place = placeFor<{ healthConsentAt: number }>(`everkite.${name}`);
  const hadAnswers = store.healthConsentAt > 0 || (place.read()?.healthConsentAt ?? 0) > 0;
  if (!hadAnswers) return false;
  // Written over, not removed: another tab's own storage must not bring the answers back.
  place.write({ healthConsentAt: 0 });
  store.erase();
  return true;
}

import type { QuizName } from '#quiz/catalogue.ts';
import { placeFor } from '#web/platform/persisted.ts';
import { quizKey } from './quiz-key.ts';

/** How far a visitor has come in a quiz; they are in its middle once they have passed the first screen. */
export type QuizStage = 'none' | 'middle' | 'passed';

/** Reads the stored progress without any of the quiz's code. Without health consent there is none (`restoreVisit`). */
export function stageIn(name: QuizName): QuizStage {
  const { quiz, healthConsentAt } = placeFor<Stored>(quizKey(name)).read() ?? {};
  if (!quiz || !((healthConsentAt as number) > 0)) return 'none';
  if (quiz.passed === true) return 'passed';
  return (quiz.currentScreen as number) > 1 ? 'middle' : 'none';
}

/** The parts of stored data that are read; other versions, or anybody, may have stored other values. */
interface Stored {
  quiz?: { currentScreen?: unknown; passed?: unknown } | null;
  healthConsentAt?: unknown;
}

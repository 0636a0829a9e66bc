import { restoreQuizState } from '#quiz/engine/restore-quiz-state.ts';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import type { Visit } from './quiz-store.ts';

/**
 * What storage gave back, when it is something we wrote.
 * @param shown the place to stay at, where a screen is shown already
 */
export function restoreVisit(quiz: Quiz, stored: unknown, shown?: QuizState): Visit | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { quiz: storedQuiz, healthConsentAt } = stored as Partial<Record<keyof Visit, unknown>>;
  const place = shown && { currentScreen: shown.currentScreen, passed: shown.passed };
  const restored = restoreQuizState(quiz, { ...(storedQuiz as object), ...place });
  // Answers without consent are not ours to keep.
  if (restored === null || typeof healthConsentAt !== 'number' || !(healthConsentAt > 0)) return null;
  return { quiz: restored, healthConsentAt };
}

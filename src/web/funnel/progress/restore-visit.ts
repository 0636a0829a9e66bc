import { restoreQuizState } from '#quiz/engine/restore-quiz-state.ts';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import type { Visit } from './quiz-store.ts';

/**
 * The stored visit; null for data that we did not write.
 * @param shown the state to keep the current screen of, when one is shown already
 */
export function restoreVisit(quiz: Quiz, stored: unknown, shown?: QuizState): Visit | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { quiz: storedQuiz, healthConsentAt } = stored as Partial<Record<keyof Visit, unknown>>;
  const place = shown && { currentScreen: shown.currentScreen, passed: shown.passed };
  const restored = restoreQuizState(quiz, { ...(storedQuiz as object), ...place });
  // Answers without health consent must not be kept.
  if (restored === null || typeof healthConsentAt !== 'number' || !(healthConsentAt > 0)) return null;
  return { quiz: restored, healthConsentAt };
}

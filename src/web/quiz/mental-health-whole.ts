import { mentalHealth } from '../../quiz/content/mental-health';
import type { WholeQuiz } from './quiz-store';
import { restoreVisit } from './restore-visit';

/** The mental-health quiz with what takes up a stored visit: what comes after the first screen. */
export const wholeMentalHealth: WholeQuiz = {
  quiz: mentalHealth,
  restore: (stored, shown) => restoreVisit(mentalHealth, stored, shown),
};

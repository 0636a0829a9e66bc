import { mentalHealth } from '../../quiz/content/mental-health';
import { restoreQuizState } from '../../quiz/restore-quiz-state';
import type { WholeQuiz } from './quiz-store';

/** The mental-health quiz with what takes up a stored visit: what comes after the first screen. */
export const wholeMentalHealth: WholeQuiz = {
  quiz: mentalHealth,
  restore: (stored) => restoreQuizState(mentalHealth, stored),
};

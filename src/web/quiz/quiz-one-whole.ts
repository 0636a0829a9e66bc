import { quizOne } from '../../quiz/content/quiz-one';
import type { WholeQuiz } from './quiz-store';
import { restoreVisit } from './restore-visit';

/** Quiz one with what takes up a stored visit: what comes after the first screen. */
export const wholeQuizOne: WholeQuiz = {
  quiz: quizOne,
  restore: (stored, shown) => restoreVisit(quizOne, stored, shown),
};

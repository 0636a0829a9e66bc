import { quizTwo } from '../../quiz/content/quiz-two';
import type { WholeQuiz } from './quiz-store';
import { restoreVisit } from './restore-visit';

/** Quiz two with what takes up a stored visit: what comes after the first screen. */
export const wholeQuizTwo: WholeQuiz = {
  quiz: quizTwo,
  restore: (stored, shown) => restoreVisit(quizTwo, stored, shown),
};

import { quizOne } from '../../quiz/content/quiz-one';
import { restoreQuizState } from '../../quiz/restore-quiz-state';
import type { WholeQuiz } from './quiz-store';

/** Quiz one with what takes up a stored visit: what comes after the first screen. */
export const wholeQuizOne: WholeQuiz = {
  quiz: quizOne,
  restore: (stored) => restoreQuizState(quizOne, stored),
};

import { quizTwo } from '../../quiz/content/quiz-two';
import { restoreQuizState } from '../../quiz/restore-quiz-state';
import type { WholeQuiz } from './quiz-store';

/** Quiz two with what takes up a stored visit: what comes after the first screen. */
export const wholeQuizTwo: WholeQuiz = {
  quiz: quizTwo,
  restore: (stored) => restoreQuizState(quizTwo, stored),
};

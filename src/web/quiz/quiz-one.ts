import { quizOne } from '../../quiz/content/quiz-one';
import { createQuizStore } from './quiz-store';

/** The visitor's way through quiz one; the page's head script reads the same key before the first paint. */
export const useQuizOne = createQuizStore(quizOne, 'everkite.quiz-one');

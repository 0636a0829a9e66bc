import { quizOneOpening } from '../../quiz/content/quiz-one-opening';
import { loadPatiently } from './load-patiently';
import { createQuizStore } from './quiz-store';

const load = () => loadPatiently(async () => (await import('./quiz-one-whole')).wholeQuizOne);

/** The visitor's way through quiz one; the script in the page's head reads the same key before the first paint. */
export const useQuizOne = createQuizStore({ opening: quizOneOpening, load }, 'everkite.quiz-one');

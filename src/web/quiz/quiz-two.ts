import { quizTwoOpening } from '../../quiz/content/quiz-two-opening';
import { loadPatiently } from './load-patiently';
import { createQuizStore } from './quiz-store';

const load = () => loadPatiently(async () => (await import('./quiz-two-whole')).wholeQuizTwo);

/** The visitor's way through quiz two; the script in the page's head reads the same key before the first paint. */
export const useQuizTwo = createQuizStore({ opening: quizTwoOpening, load }, 'everkite.quiz-two');

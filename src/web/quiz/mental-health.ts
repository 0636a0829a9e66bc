import { mentalHealthOpening } from '../../quiz/content/mental-health-opening';
import { loadPatiently } from './load-patiently';
import { createQuizStore } from './quiz-store';

const load = () => loadPatiently(async () => (await import('./mental-health-whole')).wholeMentalHealth);

/** The visitor's way through the mental-health quiz; the script in the page's head reads the same key before the first paint. */
export const useMentalHealth = createQuizStore({ opening: mentalHealthOpening, load }, 'everkite.mental-health');

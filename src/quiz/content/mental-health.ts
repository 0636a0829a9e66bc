import type { Quiz } from '../quiz';
import { mentalHealthOpening } from './mental-health-opening';
import { quizOneLevels } from './quiz-one-levels';

/** § 3: the mental-health quiz of cohort C, 29 screens with the result at 25. */
export const mentalHealth: Quiz = {
  ...mentalHealthOpening,
  screens: [...mentalHealthOpening.screens],
  results: quizOneLevels,
};

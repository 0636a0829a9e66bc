import type { Quiz } from '../quiz';
import { quizOneLevels } from './quiz-one-levels';
import { quizTwoOpening } from './quiz-two-opening';

/** § 3: the symptom-frequency quiz of cohort B, 31 screens with the result at the last. */
export const quizTwo: Quiz = {
  ...quizTwoOpening,
  screens: [...quizTwoOpening.screens],
  results: quizOneLevels,
};

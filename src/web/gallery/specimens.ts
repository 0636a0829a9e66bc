import { mentalHealth } from '../../quiz/content/mental-health';
import { quizOne } from '../../quiz/content/quiz-one';
import { quizTwo } from '../../quiz/content/quiz-two';
import type { Quiz } from '../../quiz/quiz';
import { accountSpecimens } from './account-specimens';
import { componentSpecimens } from './component-specimens';
import { consoleSpecimens } from './console-specimens';
import { pageSpecimens, startPageSpecimens } from './page-specimens';
import { paymentSpecimens } from './payment-specimens';
import { quizSpecimens } from './quiz-specimens';
import { resumeSpecimens } from './resume-specimens';
import { sceneSpecimens } from './scene-specimens';
import type { Specimen } from './specimen';

/** All that the gallery shows: each quiz from its first page to its offers, then what the pages are made of. */
export const specimens: readonly Specimen[] = [
  ...wholeWay(quizOne, 'Quiz one'),
  ...wholeWay(quizTwo, 'Quiz two'),
  ...wholeWay(mentalHealth, 'Mental-health quiz'),
  ...resumeSpecimens,
  ...paymentSpecimens,
  ...accountSpecimens,
  ...consoleSpecimens,
  ...sceneSpecimens,
  ...componentSpecimens,
];

function wholeWay(quiz: Quiz, part: string): Specimen[] {
  return [...startPageSpecimens(quiz, part), ...quizSpecimens(quiz, part), ...pageSpecimens(quiz, part)];
}

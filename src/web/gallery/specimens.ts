import { mentalHealth } from '../../quiz/content/mental-health';
import { quizOne } from '../../quiz/content/quiz-one';
import { quizTwo } from '../../quiz/content/quiz-two';
import type { Quiz } from '../../quiz/quiz';
import { routeAt } from '../routes';
import { accountSpecimens } from './account-specimens';
import { componentSpecimens } from './component-specimens';
import { consoleSpecimens } from './console-specimens';
import { elementSpecimens } from './element-specimens';
import { pageSpecimens, startPageSpecimens } from './page-specimens';
import { paymentSpecimens } from './payment-specimens';
import { quizSpecimens } from './quiz-specimens';
import { resumeSpecimens } from './resume-specimens';
import { sceneSpecimens } from './scene-specimens';
import type { Specimen } from './specimen';

/** A specimen and the files that it comes from, beside what all specimens share; relative to `src/web`. */
export type SourcedSpecimen = Specimen & { sources: string[] };

/** All that the gallery shows: each quiz from its first page to its offers, then what the pages are made of. */
export const specimens: readonly SourcedSpecimen[] = [
  ...wholeWay(quizOne, 'Quiz one'),
  ...wholeWay(quizTwo, 'Quiz two'),
  ...wholeWay(mentalHealth, 'Mental-health quiz'),
  ...from('resume-specimens.ts', resumeSpecimens),
  ...from('payment-specimens.ts', paymentSpecimens),
  ...from('account-specimens.ts', accountSpecimens),
  ...from('console-specimens.ts', consoleSpecimens),
  ...from('element-specimens.tsx', elementSpecimens),
  ...from('scene-specimens.tsx', sceneSpecimens),
  ...from('component-specimens.tsx', componentSpecimens),
];

function wholeWay(quiz: Quiz, part: string): SourcedSpecimen[] {
  return [
    ...from('page-specimens.ts', startPageSpecimens(quiz, part)),
    ...from('quiz-specimens.ts', quizSpecimens(quiz, part)),
    ...from('page-specimens.ts', pageSpecimens(quiz, part)),
  ];
}

function from(file: string, some: Specimen[]): SourcedSpecimen[] {
  return some.map((specimen) => ({ ...specimen, sources: [`./gallery/${file}`, ...pageModule(specimen)] }));
}

function pageModule({ shows }: Specimen): string[] {
  const route = typeof shows === 'string' ? routeAt(shows) : null;
  return route !== null && 'module' in route ? [route.module] : [];
}

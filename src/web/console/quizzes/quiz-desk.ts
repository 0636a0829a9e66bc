import { consolePaths } from '#contract/console/paths.ts';
import { quizKind } from '#contract/quiz-document/quiz-kind.ts';
import type { DeskKind } from '../publishing/desk-kind.ts';

/** Quizzes on the pages that all kinds share. */
export const quizDesk: DeskKind = {
  rules: quizKind,
  path: consolePaths.quizzes,
  isRehearsed: false,
  effects: ['Whoever is in the middle of it goes on with the version that they began.'],
  atEnd: 'The end is real: from then on visitors have the version that was shown before.',
  afterRollBack: 'Whoever begins now has it.',
  gone: 'removed',
};

import { consolePaths } from '#contract/console/paths.ts';
import { quizKind } from '#contract/quiz-document/quiz-kind.ts';
import type { DeskKind } from '../publishing/desk-kind.ts';

/** Quizzes on the pages that all kinds share. */
export const quizDesk: DeskKind = {
  rules: quizKind,
  group: 'Quizzes',
  named: (document) => document,
  everybody: 'Whoever takes it',
  path: consolePaths.quizzes,
  isRehearsed: false,
  effects: ['Who is in the middle of it keeps their answers.', 'The same answers give the same score as before.'],
  atEnd: 'The end is real: from then on the version from before is live.',
  afterRollBack: 'Who is in the middle of it keeps their answers.',
  gone: 'removed',
};

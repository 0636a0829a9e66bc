import { consolePaths } from '#contract/console/paths.ts';
import { copyKind } from '#contract/copy/copy-kind.ts';
import type { DeskKind } from '../publishing/desk-kind.ts';

/** The texts on the pages that all kinds share. */
export const copyDesk: DeskKind = {
  rules: copyKind,
  group: 'Texts',
  named: (document) => document,
  everybody: 'Everyone',
  path: consolePaths.texts,
  isRehearsed: false,
  effects: ['A page that is open keeps its texts until it is loaded again.'],
  atEnd: 'The end is real: from then on pages have the texts that were shown before.',
  gone: 'no longer shown',
  afterRollBack: 'A page that is open has it when it is loaded again.',
};

import type { GuidedNumbers } from '#training/entries/entry.ts';
import { answered } from '#training/guided/saved-text.ts';

/** How kind the person is to themselves, 0 to 10, before and after; null where they skipped. */
export interface KindAnswers {
  before: number | null;
  after: number | null;
  hasWritten: boolean;
}

export const kindNumbers = ({ before, after, hasWritten }: KindAnswers): GuidedNumbers => ({
  numbers: answered({ before, after, written: hasWritten ? 1 : 0 }),
  words: [],
});

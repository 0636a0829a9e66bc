import { consolePaths } from '#contract/console/paths.ts';
import type { CopyKey } from '#contract/copy/catalogue.ts';
import { draftPath } from '../publishing/draft-path.ts';

/** The editor of a draft, at a text. */
export const textPath = (draftId: number, key: CopyKey): string =>
  `${draftPath(consolePaths.texts, draftId)}&text=${encodeURIComponent(key)}`;

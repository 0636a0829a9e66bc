import type { ConsolePath } from '#contract/console/paths.ts';
import type { Kind } from '#publishing/kind.ts';

/** What the pages that all kinds of documents share know and say of one of them. */
export interface DeskKind {
  rules: Pick<Kind<never, never>, 'name' | 'onlyForEverybody'>;
  /** The name of the kind, over its documents. */
  group: string;
  /** What a document is called among those of other kinds. */
  named(document: string): string;
  /** Who is shown a version for everybody. */
  everybody: string;
  /** The page of the kind. */
  path: ConsolePath;
  /** Whether a draft can be rehearsed with what was bought. */
  isRehearsed: boolean;
  /** What becomes of those who are there when it is published, or rolled back. */
  effects: readonly string[];
  /** What an end of a publication means. */
  atEnd: string;
  /** Said of a part that a version no longer has. */
  gone: string;
  /** Said after rolling back. */
  afterRollBack: string;
}

import { copyDesk } from '../copy/copy-desk.ts';
import { offersDesk } from '../offers/offers-desk.ts';
import type { DeskKind } from '../publishing/desk-kind.ts';
import { quizDesk } from '../quizzes/quiz-desk.ts';

/** The kinds of documents that the console has a page for, in the order in which they are shown. */
export const deskKinds: readonly DeskKind[] = [quizDesk, copyDesk, offersDesk];

/** Undefined for a kind that a newer server has. */
export const deskOf = (kind: string): DeskKind | undefined => deskKinds.find(({ rules }) => rules.name === kind);

/** What a document is called among those of other kinds. */
export const namedOf = ({ kind, document }: { kind: string; document: string }): string =>
  deskOf(kind)?.named(document) ?? document;

import { CopyBody } from '#contract/copy/copy-body.ts';
import { copyKind, seedBody } from '#contract/copy/copy-kind.ts';
import type { DocumentKind } from '#server/publishing/document-kind.ts';

/** The texts of pages as a kind of document. */
export const copyDocument: DocumentKind<CopyBody, null> = {
  rules: copyKind,
  schema: CopyBody,
  seeds: [{ slug: 'en', name: 'English texts', body: seedBody }],
  readFacts: async () => null,
  editorFacts: async () => null,
  onVersion: async () => {},
  carryOver: async () => null,
};

import { CopyBody } from '#contract/copy/copy-body.ts';
import { type CopyFacts, copyKind, ownTexts, seedBody } from '#contract/copy/copy-kind.ts';
import type { DocumentKind } from '#server/publishing/document-kind.ts';
import type { PublishedSiteDeps } from './deps.ts';

/** The texts of pages as a kind of document. */
export const copyDocument = ({
  renderedPages,
}: Pick<PublishedSiteDeps, 'renderedPages'>): DocumentKind<CopyBody, CopyFacts> => ({
  rules: copyKind,
  schema: CopyBody,
  seeds: [{ slug: 'en', name: 'English texts', body: seedBody }],
  async readFacts({ body }) {
    const texts = await renderedPages.textsShown(ownTexts(body));
    return renderedPages.weigh({ texts }).catch(() => 'not rendered' as const);
  },
  editorFacts: async () => null,
  onVersion: async () => {},
  carryOver: async () => null,
});

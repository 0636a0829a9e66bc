import { CopyBody } from '#contract/copy/copy-body.ts';
import { copyKind, ownTexts, seedBody } from '#contract/copy/copy-kind.ts';
import type { PageWeights } from '#publishing/page-weight.ts';
import type { DocumentKind } from '#server/publishing/document-kind.ts';
import type { PublishedSiteDeps } from './deps.ts';

/** The texts of pages as a kind of document. */
export const copyDocument = ({
  quizFiles,
  renderedPages,
}: Pick<PublishedSiteDeps, 'quizFiles' | 'renderedPages'>): DocumentKind<CopyBody, PageWeights> => ({
  rules: copyKind,
  schema: CopyBody,
  seeds: [{ slug: 'en', name: 'English texts', body: seedBody }],
  async readFacts({ body }) {
    const texts = await renderedPages.textsShown(ownTexts(body));
    const { quizzes } = await quizFiles.shown();
    return renderedPages.weigh({ texts, quizzes }).catch(() => 'not rendered' as const);
  },
  editorFacts: async () => null,
  onVersion: async () => {},
  carryOver: async () => null,
});

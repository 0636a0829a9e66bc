import type { BillingDeps } from '#server/billing/deps.ts';
import { offersDocument } from '#server/billing/offer/offers-document.ts';
import type { DocumentKinds } from '#server/publishing/document-kind.ts';
import { copyDocument } from '#server/site/copy-document.ts';
import type { PublishedSiteDeps } from '#server/site/deps.ts';
import { quizDocument } from '#server/site/quiz-document.ts';

/** Every kind of document that operators publish, by its name. */
export const documentKinds = (
  deps: BillingDeps & Pick<PublishedSiteDeps, 'copyFiles' | 'quizFiles' | 'renderedPages'>,
): DocumentKinds => ({
  offers: offersDocument(deps),
  copy: copyDocument(deps),
  quiz: quizDocument(deps),
});

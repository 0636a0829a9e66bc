import type { Deps } from '#server/platform/deps.ts';
import type { PageHosts } from './content-security-policy.ts';
import type { CopyFiles } from './copy-files.ts';
import type { QuizFiles } from './quiz-files.ts';
import type { RenderedPages } from './rendered-pages.ts';
import type { SiteWatch } from './shown-site.ts';

export type HealthDeps = Pick<Deps, 'pool'> & {
  /** Which of disk and database has reached its alarm threshold. */
  storage: { alarms: () => { what: string }[] };
};

/** What operators have changed of the site. */
export interface PublishedSiteDeps {
  copyFiles: CopyFiles;
  quizFiles: QuizFiles;
  renderedPages: RenderedPages;
  site: SiteWatch;
}

export type PageDeps = Pick<Deps, 'config'> & {
  site: SiteWatch;
  /** The additional hosts of pages with a card form, by the host name of the visitor's request. */
  cardFormHosts: (hostname: string) => PageHosts;
};

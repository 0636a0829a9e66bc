import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { prerenderToNodeStream } from 'react-dom/static';
import { catalogue } from '#contract/copy/catalogue.ts';
import { offlineScope, offlineWorker, webManifestPath } from '#contract/offline.ts';
import { paths } from '#contract/paths.ts';
import type { PublishedQuiz } from '#contract/quiz-document/published-quiz.ts';
import { openingOf } from '#web/funnel/progress/openings.ts';
import { quizKeysByFolder } from '#web/measuring/visitor/quiz-key.ts';
import { App } from './app.tsx';
import { fileOfPage } from './page-files.ts';
import { isPrerendered } from './prerendered.ts';
import { loadPage, notFound, type Page, routes } from './routes.tsx';
import { giveTexts, type Texts } from './site/own-texts.ts';
import { giveQuizzes } from './site/published-quizzes.ts';
import { webManifest } from './training/offline/web-manifest.ts';

/** One page as the build writes it. */
export interface PrerenderedPage {
  /** Null for the not-found page. */
  path: string | null;
  title: string;
  /** The files whose code it needs, relative to `src`. */
  modules: string[];
  html: string;
  /** The groups of texts that it shows. */
  groups: string[];
}

/** All paths by what the server does there: serve the page's own HTML, serve the fallback, or redirect. */
export interface SiteMap {
  pages: PrerenderedPage[];
  /** Pages without HTML of their own. */
  fallbackPaths: Pick<PrerenderedPage, 'path' | 'title' | 'modules' | 'groups'>[];
  /** For the head script. */
  quizKeys: Record<string, string>;
  redirects: { path: string; redirect: string }[];
  offline: OfflineSite;
}

/** What makes training installable, and the pages that open without a network. */
interface OfflineSite {
  manifest: typeof webManifest;
  manifestPath: string;
  workerPath: string;
  /** The page that is kept for all of them. */
  shell: string;
  pages: { path: string; modules: string[] }[];
  isInstallable(path: string | null): boolean;
}

/** What operators have changed of what prerendered pages show. */
export interface RenderedWith {
  /** By group and name. */
  texts: Readonly<Record<string, Texts>>;
  /** Quizzes that are not as shipped, by name. */
  quizzes: Readonly<Record<string, PublishedQuiz>>;
}

type Rendered = Pick<PrerenderedPage, 'path' | 'html' | 'groups'>;

/** Renders all prerendered pages anew; the server does so in a thread when something is published. */
export async function renderPages(given: RenderedWith): Promise<Rendered[]> {
  giveQuizzes(given.quizzes);
  const rendered: Rendered[] = [];
  // One after the other, because the texts that are asked for belong to the page being rendered.
  for (const { page, path } of prerendered()) rendered.push(await render(page, path, given));
  return rendered;
}

const seeds: Readonly<Record<string, Texts>> = catalogue;

const pages = routes.filter((route): route is Page => !('redirect' in route));

const prerendered = () => [
  ...pages.filter(isPrerendered).map((page) => ({ page, path: page.path as string | null })),
  { page: notFound, path: null },
];

/** Renders the site as shipped (§ 2), for the build. */
export async function prerenderSite(): Promise<SiteMap> {
  const asShipped = await renderPages({ texts: {}, quizzes: {} });
  const fallbackPaths = await Promise.all(
    pages
      .filter((page) => !isPrerendered(page))
      .map(async (page) => ({
        path: page.path,
        title: page.title,
        modules: await modulesOf(page),
        // Nothing waits for the texts around a page.
        groups: page.isOperators ? [] : ['frame'],
      })),
  );
  const known = prerendered();
  return {
    pages: await Promise.all(
      asShipped.map(async (one, i) => ({
        ...one,
        title: known[i]!.page.title,
        modules: await modulesOf(known[i]!.page),
      })),
    ),
    fallbackPaths,
    quizKeys: quizKeysByFolder(),
    redirects: routes.filter((route) => 'redirect' in route),
    offline: {
      manifest: webManifest,
      manifestPath: webManifestPath,
      workerPath: offlineWorker,
      shell: offlineScope,
      pages: await Promise.all(
        pages
          // The sample is for strangers, who have no worker.
          .filter(({ path }) => isTraining(path) && path !== paths.sample)
          .map(async (page) => ({ path: page.path, modules: await modulesOf(page) })),
      ),
      isInstallable: isTraining,
    },
  };
}

const isTraining = (path: string | null) => path === offlineScope || path?.startsWith(`${offlineScope}/`) === true;

async function render(
  page: Pick<Page, 'load' | 'quiz'>,
  path: string | null,
  { texts }: RenderedWith,
): Promise<Rendered> {
  const groups = new Set<string>();
  giveTexts(
    new Proxy(texts, {
      get(all, group: string) {
        groups.add(group);
        return { ...seeds[group], ...all[group] };
      },
    }),
  );
  const component = await loadPage(page);
  const app = <App firstPage={component} path={path ?? '/not-found'} />;
  // Otherwise React moves a part of a long page to its end, from where only a script brings it back.
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  let html = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      html += chunk.toString();
      done();
    },
  });
  await pipeline(prelude, sink);
  return { path, html, groups: [...groups].sort() };
}

/** Besides its own code, a start page needs its content, and the numbered screens the component of the first one. */
async function modulesOf({ load, quiz }: Pick<Page, 'load' | 'quiz'>): Promise<string[]> {
  const page = (await fileOfPage(load)).replace('./', 'web/');
  if (quiz === undefined) return [page];
  if (page.endsWith('/start-page.tsx')) return [page, `quiz/${quiz}/start.ts`];
  const hasOptions = openingOf(quiz).screens[0]!.type === 'select-options' && page.endsWith('/quiz-page.tsx');
  return [page, ...(hasOptions ? ['web/funnel/quiz/select-screen.tsx'] : [])];
}

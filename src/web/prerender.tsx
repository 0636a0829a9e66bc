import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app';
import { loadPage, notFound, type Page, routes } from './routes';

/** One page as the build writes it: its body and which file's code it needs. */
export interface PrerenderedPage {
  /** Null for the page of unknown paths. */
  path: string | null;
  title: string;
  module: string;
  html: string;
}

/** Every address with what the server does there: show a page's own HTML, the fallback, or lead on. */
export interface SiteMap {
  pages: PrerenderedPage[];
  /** Pages without HTML of their own. */
  fallbackPaths: { path: string; title: string; module: string }[];
  redirects: { path: string; redirect: string }[];
}

/** Renders all public pages (§ 2); used by the build only. */
export async function prerenderSite(): Promise<SiteMap> {
  const pages = routes.filter((route): route is Page => !('redirect' in route));
  return {
    pages: await Promise.all([
      ...pages.filter((page) => page.prerendered).map((page) => render(page, page.path)),
      render(notFound, null),
    ]),
    fallbackPaths: pages.filter((page) => !page.prerendered),
    redirects: routes.filter((route) => 'redirect' in route),
  };
}

async function render(page: Pick<Page, 'module' | 'title'>, path: string | null): Promise<PrerenderedPage> {
  const component = await loadPage(page);
  const { prelude } = await prerenderToNodeStream(<App firstPage={component} path={path ?? '/not-found'} />);
  let html = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      html += chunk.toString();
      done();
    },
  });
  await pipeline(prelude, sink);
  return { path, title: page.title, module: page.module, html };
}

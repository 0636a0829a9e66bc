import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The file `pages/manifest.json`, which the build writes. */
interface Manifest {
  routes: (({ path: string } & PageFile) | { path: string; redirect: string })[];
  notFound: PageFile;
}

interface PageFile {
  file: string;
  status?: number;
  /** The groups of texts that it shows, if it is prerendered. */
  groups?: string[];
  /** From where to where in the file what was rendered stands. */
  rendered?: [from: number, to: number];
}

/** A page as built, without the settings. */
export interface PageSource {
  /** Null for the not-found page. */
  path: string | null;
  status: number;
  html: string;
  /** The groups of texts that stand in the page itself, because it is prerendered with them. */
  groups: readonly string[];
  rendered: readonly [from: number, to: number] | null;
}

export interface Site {
  pages: PageSource[];
  notFound: PageSource;
  redirects: { path: string; redirect: string }[];
}

/** Reads all built pages. Rejects with the reason when the site is not built. */
export async function readSite(webDir: string): Promise<Site> {
  const dir = path.join(webDir, 'pages');
  const manifest = JSON.parse(await readBuilt(path.join(dir, 'manifest.json'))) as Manifest;
  const page = async (pagePath: string | null, { file, status, groups, rendered }: PageFile): Promise<PageSource> => ({
    path: pagePath,
    status: status ?? 200,
    html: await readBuilt(path.join(dir, file)),
    groups: groups ?? [],
    rendered: rendered ?? null,
  });
  const files = manifest.routes.filter((route) => 'file' in route);
  return {
    pages: await Promise.all(files.map((route) => page(route.path, route))),
    notFound: await page(null, { ...manifest.notFound, status: 404 }),
    redirects: manifest.routes.filter((route) => 'redirect' in route),
  };
}

/** The prerendered pages of `webDir`. */
export async function prerenderedPages(webDir: string): Promise<PageSource[]> {
  const { pages, notFound } = await readSite(webDir);
  return [...pages, notFound].filter(({ rendered }) => rendered !== null);
}

/** A page with other content in its root element. */
export function withRoot(source: PageSource, html: string | undefined): PageSource {
  if (html === undefined || source.rendered === null) return source;
  const [from, to] = source.rendered;
  return { ...source, html: source.html.slice(0, from) + html + source.html.slice(to) };
}

async function readBuilt(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`The site is not built: ${error.message}`);
  });
}

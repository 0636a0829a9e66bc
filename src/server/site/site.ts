import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The file `pages/manifest.json`, which the build writes. */
interface Manifest {
  routes: ({ path: string; file: string; status?: number } | { path: string; redirect: string })[];
  notFound: string;
}

/** A page as built, without the settings. */
export interface PageSource {
  /** Null for the not-found page. */
  path: string | null;
  status: number;
  html: string;
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
  const page = async (pagePath: string | null, file: string, status: number): Promise<PageSource> => ({
    path: pagePath,
    status,
    html: await readBuilt(path.join(dir, file)),
  });
  const files = manifest.routes.filter((route) => 'file' in route);
  return {
    pages: await Promise.all(files.map((route) => page(route.path, route.file, route.status ?? 200))),
    notFound: await page(null, manifest.notFound, 404),
    redirects: manifest.routes.filter((route) => 'redirect' in route),
  };
}

async function readBuilt(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`The site is not built: ${error.message}`);
  });
}

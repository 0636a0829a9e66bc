// Builds the floor page (React hydrating one bare question) and serves it precompressed from memory; also the product's
// own pages without their scripts, and a page of another site.
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { root } from '../../scripts/stale.mjs';
import { buildQuietly } from '../quiet-build.mjs';

const entry = path.join(root, 'bench/floor/main.jsx');

/** The script of the floor page: React, react-dom and one component. */
export function floorScript() {
  return bundle({ rolldownOptions: { input: entry, output: { entryFileNames: 'main.js' } } });
}

/**
 * @param productUrl whose pages at `paths` are served without scripts
 * @returns {Promise<{url: string, advert: string, bare: (path: string) => string, stop: () => void}>} the floor; `advert`,
 * a page of another site; `bare`, where a page without scripts is
 */
export async function serveFloor(productUrl, paths) {
  const script = await floorScript();
  const rendered = await bundle({ ssr: entry, rolldownOptions: { output: { entryFileNames: 'main.mjs' } } });
  const { Question } = await import(`data:text/javascript,${encodeURIComponent(withAbsoluteImports(rendered))}`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><script type="module" src="/main.js"></script><div id="root">${renderToString(createElement(Question))}</div></html>`;
  const bare = (path) => `/bare${path}`;
  const pages = await Promise.all(paths.map(async (path) => [bare(path), await withoutScripts(productUrl, path)]));
  const files = {
    '/': ['text/html', html],
    '/main.js': ['text/javascript', script],
    '/advert': ['text/html', '<!doctype html><html lang="en"><title>Advert</title><h1>Advert</h1></html>'],
    ...Object.fromEntries(pages),
    ...Object.assign({}, ...(await Promise.all(pages.map(([, page]) => sheetsOf(productUrl, page))))),
  };
  return listen(files, bare);
}

/** A page as the product sends it, without its code. */
async function withoutScripts(productUrl, path) {
  const html = await (await fetch(productUrl + path)).text();
  return ['text/html', html.replace(/<script[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')];
}

/** The style sheets that a page names, by their addresses. */
async function sheetsOf(productUrl, [, html]) {
  const names = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, name]) => name);
  const sheets = names.map(async (name) => [name, ['text/css', await (await fetch(productUrl + name)).text()]]);
  return Object.fromEntries(await Promise.all(sheets));
}

async function bundle(options) {
  const { output } = await buildQuietly({
    root,
    plugins: [react()],
    build: { write: false, modulePreload: false, ...options },
  });
  return output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry).code;
}

/** A data: module has no folder to resolve packages from. */
function withAbsoluteImports(code) {
  return code.replace(/from\s*"(react[^"]*)"/g, (_, name) => `from "${import.meta.resolve(name)}"`);
}

/** One of the product's headers, which takes time, so that all pages have it. */
const headers = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

function listen(files, bare) {
  const packed = Object.fromEntries(
    Object.entries(files).map(([name, [type, text]]) => [name, [type, brotliCompressSync(Buffer.from(text))]]),
  );
  const server = createServer((request, response) => {
    const file = packed[request.url];
    if (!file) return response.writeHead(404).end();
    const own = request.url === '/advert' ? {} : headers;
    response
      .writeHead(200, { 'content-type': `${file[0]}; charset=utf-8`, 'content-encoding': 'br', ...own })
      .end(file[1]);
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const { port } = server.address();
      const url = `http://localhost:${port}`;
      // Another host name is another site.
      const advert = `http://127.0.0.1:${port}/advert`;
      resolve({ url: `${url}/`, advert, bare: (path) => url + bare(path), stop: () => server.close() });
    });
  });
}

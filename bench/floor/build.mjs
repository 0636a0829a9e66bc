// Builds the floor page (React hydrating one bare question) and serves it precompressed from memory.
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

/** @returns {Promise<{url: string, stop: () => void}>} */
export async function serveFloor() {
  const script = await floorScript();
  const rendered = await bundle({ ssr: entry, rolldownOptions: { output: { entryFileNames: 'main.mjs' } } });
  const { Question } = await import(`data:text/javascript,${encodeURIComponent(withAbsoluteImports(rendered))}`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><script type="module" src="/main.js"></script><div id="root">${renderToString(createElement(Question))}</div></html>`;
  const files = { '/': ['text/html', html], '/main.js': ['text/javascript', script] };
  return listen(files);
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

function listen(files) {
  const packed = Object.fromEntries(
    Object.entries(files).map(([name, [type, text]]) => [name, [type, brotliCompressSync(Buffer.from(text))]]),
  );
  const server = createServer((request, response) => {
    const file = packed[request.url];
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file[0], 'content-encoding': 'br' }).end(file[1]);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://localhost:${server.address().port}/`, stop: () => server.close() });
    });
  });
}

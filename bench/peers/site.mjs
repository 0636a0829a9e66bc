// Builds a page for each contestant and serves it like our own pages: minified, and compressed with brotli.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from '../../scripts/stale.mjs';
import { buildQuietly } from '../quiet-build.mjs';
import { typebotAnswer } from './typebot-answers.mjs';

const here = path.join(root, 'bench/peers');
const cache = path.join(root, 'node_modules/.cache/peers');
/** The folder in which the contestants are installed. */
export const peersDir = cache;

/** Installs the contestants separately from the product's packages, once for each lock file. */
export function installPeers() {
  const lock = readFileSync(path.join(here, 'package-lock.json'), 'utf8');
  const stamp = path.join(cache, '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing the contestants …');
  mkdirSync(cache, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(here, file), path.join(cache, file));
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'], {
    cwd: cache,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The contestants could not be installed; this benchmark needs the npm registry.');
  writeFileSync(stamp, lock);
}

/**
 * @param {string[]} names of the files in pages/
 * @returns {Promise<{ url: string, stop: () => void }>} each page has its name as path
 */
export async function servePeers(names) {
  const files = new Map();
  for (const name of names) for (const [file, content] of await buildPage(name)) files.set(file, content);
  const server = createServer((request, response) => {
    const answer = request.method === 'POST' ? typebotAnswer(request.url) : null;
    if (answer !== null) return send(response, 'application/json', pack(JSON.stringify(answer)));
    const file = files.get(request.url);
    if (file === undefined) return response.writeHead(404).end();
    send(response, file.type, file.packed);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${server.address().port}`, stop: () => server.close() };
}

/** @returns the page and its files, by path */
async function buildPage(name) {
  // Next to their packages, so that these are found.
  cpSync(path.join(here, 'pages'), path.join(cache, 'pages'), { recursive: true });
  const { output } = await buildQuietly({
    root: cache,
    base: `/${name}/`,
    build: {
      write: false,
      modulePreload: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: path.join(cache, `pages/${name}.mjs`) },
    },
  });
  const entry = output.find(({ isEntry }) => isEntry);
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Check-in</title>',
    ...sheets.map(({ fileName }) => `<link rel="stylesheet" href="/${name}/${fileName}">`),
    `<script type="module" src="/${name}/${entry.fileName}"></script></head>`,
    '<body><div id="root"></div></body></html>',
  ].join('');
  return [
    [`/${name}`, { type: 'text/html; charset=utf-8', packed: pack(html) }],
    ...output.map(({ fileName, code, source }) => [
      `/${name}/${fileName}`,
      { type: fileName.endsWith('.css') ? 'text/css' : 'text/javascript', packed: pack(code ?? source) },
    ]),
  ];
}

const pack = (content) =>
  brotliCompressSync(Buffer.from(content), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

function send(response, type, packed) {
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(packed);
}

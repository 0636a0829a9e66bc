// What each page weighs on the wire: JavaScript and HTML with its CSS, gzip and brotli.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../scripts/stale.mjs';
import { floorScript } from './floor/build.mjs';
import { gate, printTable } from './table.mjs';

const web = path.join(root, 'dist/web');
const kB = (bytes) => Math.round(bytes / 10) / 100;
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;
const brotli = (bytes) => brotliCompressSync(bytes).length;

/** @returns the gates of the quiz's landing page */
export async function measureBytes() {
  const { routes } = JSON.parse(readFileSync(path.join(web, 'pages/manifest.json'), 'utf8'));
  const pages = routes.filter((route) => route.file).map(({ path: address, file }) => weigh(address, file));
  const floor = sum([Buffer.from(await floorScript())]);
  printTable('Bytes of each page (kB)', [
    ...pages.map((page) => ({
      page: page.address,
      'JS gzip': kB(page.js.gzip),
      'JS brotli': kB(page.js.brotli),
      'HTML+CSS gzip': kB(page.html.gzip),
      'HTML+CSS brotli': kB(page.html.brotli),
      'CSS brotli': kB(page.css),
      'JS ÷ React alone': (page.js.gzip / floor.gzip).toFixed(2),
    })),
  ]);
  const first = pages.find((page) => page.address === '/quiz/dialogues');
  return [
    gate("first screen's JS, gzip kB (ambition 76)", kB(first.js.gzip), 82),
    gate("first screen's HTML with CSS, brotli kB (ambition 6)", kB(first.html.brotli), 14),
  ];
}

function weigh(address, file) {
  const html = readFileSync(path.join(web, 'pages', file), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name);
  const css = html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? '';
  return {
    address,
    js: sum([...new Set(scripts)].map((name) => readFileSync(path.join(web, name)))),
    html: sum([Buffer.from(html)]),
    css: brotli(Buffer.from(css)),
  };
}

const sum = (files) => ({
  gzip: files.reduce((total, bytes) => total + gzip(bytes), 0),
  brotli: files.reduce((total, bytes) => total + brotli(bytes), 0),
});

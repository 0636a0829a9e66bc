// The bytes of each page as sent: JavaScript, HTML with its inline CSS, and the style sheet that follows, gzip and
// brotli.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../scripts/stale.mjs';
import { aim } from './aims.mjs';
import { floorScript } from './floor/build.mjs';
import { printTable } from './table.mjs';

const web = path.join(root, 'dist/web');
const kB = (bytes) => Math.round(bytes / 10) / 100;
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;
const brotli = (bytes) => brotliCompressSync(bytes).length;

/** kB of JavaScript, gzip; React alone takes 67.6 of them. A start page does not load a quiz yet. */
const scriptBudgets = {
  '/quiz/dialogues': 82,
  '/quiztwo': 78,
  '/quiztwo/screens': 82,
  '/mental-quiz': 78,
  '/mental-quiz/screens': 82,
  '/': 86,
};
/** kB of HTML with its inline CSS, brotli. */
const htmlBudget = 10;

/** @returns the aims of the landing pages and of Home */
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
      'CSS in it': kB(page.css),
      'CSS after': kB(page.sheet),
      'JS ÷ React alone': (page.js.gzip / floor.gzip).toFixed(2),
    })),
  ]);
  return Object.entries(scriptBudgets).flatMap(([address, scriptBudget]) => {
    const { js, html } = pages.find((page) => page.address === address);
    return [
      aim(`${address}: JS, gzip kB (76)`, kB(js.gzip), scriptBudget),
      aim(`${address}: HTML with CSS, brotli kB (6)`, kB(html.brotli), htmlBudget),
    ];
  });
}

function weigh(address, file) {
  const html = readFileSync(path.join(web, 'pages', file), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name);
  const [, sheet] = html.match(/href="\/(assets\/[^"]+\.css)"/);
  const css = html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? '';
  return {
    address,
    js: sum([...new Set(scripts)].map((name) => readFileSync(path.join(web, name)))),
    html: sum([Buffer.from(html)]),
    css: brotli(Buffer.from(css)),
    sheet: brotli(readFileSync(path.join(web, sheet))),
  };
}

const sum = (files) => ({
  gzip: files.reduce((total, bytes) => total + gzip(bytes), 0),
  brotli: files.reduce((total, bytes) => total + brotli(bytes), 0),
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A built site of one page, one redirect, one file and a folder of assets. */
export function createSmallSite(): { webDir: string; remove: () => void } {
  const webDir = mkdtempSync(path.join(tmpdir(), 'everkite-site-'));
  mkdirSync(path.join(webDir, 'pages'));
  mkdirSync(path.join(webDir, 'assets'));
  const routes = [
    { path: '/checkout/paddle', file: 'page.html' },
    { path: '/quiz', redirect: '/quiz/dialogues' },
  ];
  writeFileSync(path.join(webDir, 'pages/manifest.json'), JSON.stringify({ routes, notFound: { file: 'page.html' } }));
  writeFileSync(path.join(webDir, 'pages/page.html'), '<script type="application/json" id="config">{}</script>');
  writeFileSync(path.join(webDir, 'favicon.svg'), '<svg/>');
  return { webDir, remove: () => rmSync(webDir, { recursive: true }) };
}

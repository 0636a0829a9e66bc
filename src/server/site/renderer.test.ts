import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { testRenderWorkerFile } from '#testing/server/worker-files.ts';
import { createRenderer } from './renderer.ts';

let distDir = '';
afterEach(() => rmSync(distDir, { recursive: true, force: true }));

/** A build whose bundle has this code. */
function built(renderPages: string, timeoutMs = 60_000) {
  distDir = mkdtempSync(path.join(tmpdir(), 'everkite-render-'));
  mkdirSync(path.join(distDir, 'prerender'));
  mkdirSync(path.join(distDir, 'web/pages'), { recursive: true });
  writeFileSync(path.join(distDir, 'web/pages/manifest.json'), '{}');
  writeFileSync(path.join(distDir, 'prerender/package.json'), '{"type":"module"}');
  writeFileSync(path.join(distDir, 'prerender/prerender.js'), `export const renderPages = ${renderPages};`);
  return createRenderer({ distDir, workerFile: testRenderWorkerFile, timeoutMs });
}

const given = { texts: { home: { title: 'Hello' } }, quizzes: {} };

describe('pages are rendered in a thread', () => {
  it('with what is published, by the code of the build', async () => {
    const { render } = built(`async ({ texts }) => [{ path: '/', html: '<h1>' + texts.home.title + '</h1>' }]`);
    expect(await render(given)).toEqual([{ path: '/', html: '<h1>Hello</h1>' }]);
  });

  it('and fail alone when a page cannot be rendered', async () => {
    const { render } = built(`async () => { throw new Error('No such scene') }`);
    await expect(render(given)).rejects.toThrow('No such scene');
  });

  it('for no longer than the limit', async () => {
    const { render } = built('() => { for (;;); }', 2_000);
    await expect(render(given)).rejects.toThrow('longer than 2 s');
  });

  it('with no more memory than the limit', async () => {
    const { render } = built(`async () => { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)) }`);
    await expect(render(given)).rejects.toThrow(/memory/i);
  });

  it('without a network', async () => {
    const { render } = built(`async () => [{ path: '/', html: await fetch('http://127.0.0.1').then(String, String) }]`);
    expect((await render(given))[0]!.html).toContain('no network');
  });
});

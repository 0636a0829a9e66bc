import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chunksFor, namedIn, weighKept } from './offline-files.mjs';

const nothing = { imports: [], calls: [] };
const inSrc = (id) => id.replace('/src/', '');

/** The modules in the list of those without calls, and the modules of every page. */
const known = ['web/main.tsx', 'web/routes.tsx', 'quiz/load-quiz.ts', 'web/funnel/screen-parts/scenes.ts']
  .concat('web/measuring/pixel/load-pixel.ts', 'web/play-host.tsx', 'tracker/follow-remote-config.ts')
  .concat('web/ui/illustration/lift-scene.tsx')
  .map((name) => [name, nothing]);

const graphOf = (modules) => ({ modules: new Map([...known, ...Object.entries(modules)]), inSrc });
const chunk = (fileName, moduleIds, imports = []) => ({
  fileName,
  imports,
  moduleIds: moduleIds.map((id) => `/src/${id}`),
});

describe('the files that training needs without a network', () => {
  it('are those with what a page imports or calls, at any depth', () => {
    const graph = graphOf({
      'page.tsx': { imports: ['part.ts'], calls: [] },
      'part.ts': { imports: [], calls: ['later.ts'] },
      'later.ts': nothing,
      'other.ts': nothing,
    });
    const chunks = [
      chunk('a', ['page.tsx']),
      chunk('b', ['part.ts']),
      chunk('c', ['later.ts']),
      chunk('d', ['other.ts']),
    ];
    expect(chunksFor(['page.tsx'], graph, chunks)).toEqual(['a', 'b', 'c']);
  });

  it('are also those that such a file imports for another module in it', () => {
    const graph = graphOf({ 'page.tsx': nothing, 'other.ts': { imports: ['far.ts'], calls: [] }, 'far.ts': nothing });
    const chunks = [chunk('a', ['page.tsx', 'other.ts'], ['b']), chunk('b', ['far.ts'])];
    expect(chunksFor(['page.tsx'], graph, chunks)).toEqual(['a', 'b']);
  });

  it('are none of the pages that the route table calls', () => {
    const graph = graphOf({
      'page.tsx': { imports: ['web/routes.tsx'], calls: [] },
      'web/routes.tsx': { imports: [], calls: ['home.tsx'] },
      'home.tsx': nothing,
    });
    expect(chunksFor(['page.tsx'], graph, [chunk('a', ['page.tsx']), chunk('b', ['home.tsx'])])).toEqual(['a']);
  });

  it('cannot be told when a module has another name by now', () => {
    expect(() => chunksFor(['gone-page.tsx'], graphOf({}), [])).toThrow('gone-page.tsx');
  });

  it('are found in a page and in a style sheet', () => {
    const text = '<script src="/assets/first-1.js"></script> url(/assets/figtree-2.woff2) /assets/icon.svg';
    expect(namedIn(text)).toEqual(['assets/first-1.js', 'assets/figtree-2.woff2']);
  });

  it('must not be more than 450 kB as sent', () => {
    const typeface = (bytes) => ({ name: 'a.woff2', content: randomBytes(bytes) });
    expect(weighKept([typeface(440_000), { name: 'b.js', content: 'again '.repeat(100_000) }])).toBeLessThan(450_000);
    expect(() => weighKept([typeface(450_001)])).toThrow('may keep 450000');
  });
});

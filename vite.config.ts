import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The pages that ads lead to. What one of them needs goes on the wire in few files: each costs a slow phone a round trip. */
const landingPages = ['quiz-one-page', 'quiz-two-page', 'mental-health-page', 'start-page'];
const landingFile = (page: string) => here(`src/web/quiz/${page}.tsx`);

/** The build for the browser and the prerender; scripts/build.mjs adds what differs. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('src/web'),
  publicDir: isSsrBuild ? false : here('src/web/public'),
  plugins: [react(), plainDynamicImports()],
  // React has had this hook since 18; the router would bring a second copy for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    // One sheet, inlined into every page: Vite would otherwise fetch it again for each lazy route.
    cssCodeSplit: false,
    // Pages name their own chunks in the HTML, and the next page is fetched while the browser is idle.
    modulePreload: false,
    // Fonts stay files, so that a page carries no font bytes it may not show.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks() } } },
  },
}));

/** No chunk of ours has styles or preloads of its own that a lazy import would have to wait for. */
function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/** Short, and the same in the browser's and the prerendered markup. */
function shortClassName(name: string, file: string): string {
  const digest = createHash('sha256')
    .update(`${file.slice(here('.').length)} ${name}`)
    .digest('base64url');
  return `_${digest.replace(/[-_]/g, '').slice(0, 4)}`;
}

/** What comes later comes in few files too, one for each part of the way; a folder of pages belongs to one part. */
const laterParts: readonly { name: string; files: RegExp }[] = [
  { name: 'funnel', files: /src\/(quiz|web\/(quiz|plan|offer))\// },
  { name: 'account', files: /src\/web\/(auth|account|subscription|checkout)\// },
  { name: 'site', files: /src\/web\/(home|legal)\// },
  { name: 'common', files: /src\/(contract|web\/(ui|platform))\// },
];

/** `first` is what every page needs, `landing` what several landing pages need beyond it; what only one needs is its own file. */
function chunks(): Rolldown.CodeSplittingGroup[] {
  let first: Set<string> | null = null;
  let landings: [page: string, needed: Set<string>][] = [];
  const nameOf = (id: string, context: Rolldown.ChunkingContext) => {
    first ??= reachable([here('src/web/main.tsx')], context);
    if (landings.length === 0) landings = landingPages.map((page) => [page, reachable([landingFile(page)], context)]);
    if (first.has(id) || id.includes('rolldown')) return 'first';
    const needing = landings.filter(([, needed]) => needed.has(id));
    return needing.length > 1 ? 'landing' : (needing[0]?.[0] ?? null);
  };
  const groups = ['first', 'landing', ...landingPages].map((group, i) => ({
    debugName: group,
    name: (id: string, context: Rolldown.ChunkingContext) => (nameOf(id, context) === group ? group : null),
    priority: 99 - i,
  }));
  return [...groups, ...laterParts.map(({ name, files }, i) => ({ name, test: files, priority: i + 1 }))];
}

/** Every module that the entries import, directly or not, lazy imports left out. */
function reachable(entries: string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

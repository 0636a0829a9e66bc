import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { plainClassNames } from './build/plain-class-names.ts';
import { reactAsModules } from './build/react-as-modules.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The build for the browser and the prerender; scripts/build.mjs adds what differs. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('src/web'),
  publicDir: isSsrBuild ? false : here('src/web/public'),
  plugins: [react(), plainDynamicImports(), !isSsrBuild && [reactAsModules(), plainClassNames()]],
  // The router would bring copies of hooks that React has had since 18.
  resolve: { alias: [{ find: /^\.\/react-deps\.js$/, replacement: 'react' }] },
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    // One sheet: scripts/page-css.mjs divides it into what a page shows at once and the rest.
    cssCodeSplit: false,
    // Pages name their own chunks in the HTML, and the next page is fetched while the browser is idle.
    modulePreload: false,
    // Fonts stay files, so that a page carries no font bytes it may not show.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // React asks whether its scheduler logs, which the one in production does not.
      checks: { importIsUndefined: false },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups() }, chunkFileNames } }),
    },
  },
}));

/** Files of one name in several folders are told apart by their folder. A first screen names seventy files: each letter counts. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const folder = /src\/quiz\/(\w+)\/(?:start|definition)\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${folder === undefined ? '' : `${folder}-`}[name]-[hash:7].js`;
}

const helpers: Record<string, string> = {
  '\0vite/preload-helper.js': 'export const __vitePreload = (load) => load();',
  '\0rolldown_dynamic_import_helper.js': 'export default (loads, path) => loads[path]();',
};

/** No chunk of ours has styles or preloads of its own that a lazy import would have to wait for. */
function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    load: (id) => helpers[id] ?? null,
  };
}

/** Short, and the same in the browser's and the prerendered markup. */
function shortClassName(name: string, file: string): string {
  const digest = createHash('sha256')
    .update(`${file.slice(here('.').length)} ${name}`)
    .digest('base64url');
  return `_${digest.replace(/[-_]/g, '').slice(0, 4)}`;
}

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserFloor } from './build/browser-floor.ts';
import { chunkGroups } from './build/chunks.ts';
import { filesAhead } from './build/files-ahead.ts';
import { plainClassNames } from './build/plain-class-names.ts';
import { reactAsModules } from './build/react-as-modules.ts';
import { isOfTraining, trainingClassPrefix, trainingSheet } from './build/training-sheet.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The build for the browser and the prerender; scripts/build.mjs adds what differs. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('src/web'),
  publicDir: isSsrBuild ? false : here('src/web/public'),
  plugins: [react(), plainDynamicImports(), !isSsrBuild && [reactAsModules(), plainClassNames(), filesAhead()]],
  // The router's copies of hooks that React has had since 18 are not needed.
  resolve: { alias: [{ find: /^\.\/react-deps\.js$/, replacement: 'react' }] },
  define: {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    // In development the bundler adds all styles itself.
    TRAINING_SHEET: JSON.stringify(command === 'build' ? `/${trainingSheet()}` : ''),
  },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    target: browserFloor,
    outDir: here('dist/web'),
    emptyOutDir: true,
    // One style sheet; scripts/page-css.mjs splits it into what a page shows at once, the rest, and what training needs.
    cssCodeSplit: false,
    // Pages list their own chunks in the HTML, and the next page is fetched while the browser is idle.
    modulePreload: false,
    // Fonts stay files, so that a page carries no font bytes that it may not show.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // React checks whether its scheduler logs, and the production scheduler has no such export.
      checks: { importIsUndefined: false },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups() }, chunkFileNames } }),
    },
  },
}));

/**
 * Adds the folder to file names that exist in several folders. A first screen names seventy files, so each letter
 * counts.
 */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const folder = /src\/quiz\/(\w+)\/(?:start|definition)\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${folder === undefined ? '' : `${folder}-`}[name]-[hash:7].js`;
}

/** A dynamic import as Vite wraps it to wait for styles and preloads. */
const wrappedImport = /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\(n\) => n\.\w+\))?), __VITE_PRELOAD__\)/g;

const helpers: Record<string, string> = {
  '\0vite/preload-helper.js': 'export const __vitePreload = (load) => load();',
  '\0rolldown_dynamic_import_helper.js': 'export default (loads, path) => loads[path]();',
};

/**
 * None of our chunks has styles or preloads of its own that a dynamic import would have to wait for. Where a module is
 * taken apart as it is imported, Vite writes its names three times; code of first screens takes what it needs later.
 */
function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    load: (id) => helpers[id] ?? null,
    renderChunk: (code) => ({ code: code.replace(wrappedImport, '$1'), map: null }),
  };
}

/** Short names, the same in the browser's and the prerendered markup. */
function shortClassName(name: string, file: string): string {
  const digest = createHash('sha256')
    .update(`${file.slice(here('.').length)} ${name}`)
    .digest('base64url');
  return `${isOfTraining(file) ? trainingClassPrefix : '_'}${digest.replace(/[-_]/g, '').slice(0, 4)}`;
}

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The browser's build; the prerender and server builds are in scripts/build.mjs. */
export default defineConfig({
  root: here('src/web'),
  publicDir: here('src/web/public'),
  plugins: [react()],
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    manifest: true,
    // One sheet, inlined into every prerendered page: Vite would otherwise fetch it again for each lazy route.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Fonts stay files, so that a page carries no font bytes it may not show.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/2': 'http://127.0.0.1:3000' } },
});

import path from 'node:path';
import { build } from 'vite';
import { SourceGraph } from './gallery-sources.ts';

const root = path.dirname(import.meta.dirname);

/** The folder into which `buildGallery` builds. */
export const galleryFolder = path.join(root, 'test-results/gallery');

let built: Promise<SourceGraph> | null = null;

/** Builds the gallery once a process, separately from the product; returns the graph of its sources. */
export function buildGallery(): Promise<SourceGraph> {
  built ??= buildNow();
  return built;
}

async function buildNow(): Promise<SourceGraph> {
  const sources = new SourceGraph(root);
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [sources.collector()],
    // The gallery has all styles in one sheet.
    define: { TRAINING_SHEET: '""' },
    build: {
      outDir: galleryFolder,
      minify: false,
      rolldownOptions: {
        input: path.join(root, 'src/web/gallery.html'),
        // One script, so that still-browser.ts runs first.
        output: { codeSplitting: false },
      },
    },
  });
  return sources;
}

/** Of the files in `galleryFolder`, by ending. */
export const mediaTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

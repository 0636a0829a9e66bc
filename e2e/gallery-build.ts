import path from 'node:path';
import { build } from 'vite';
import { SourceGraph } from './gallery-sources.ts';

const root = path.dirname(import.meta.dirname);

/** The folder into which the gallery of a clone is built. */
const folderIn = (clone: string) => path.join(clone, 'test-results/gallery');
export const galleryFolder = folderIn(root);

let built: Promise<SourceGraph> | null = null;

/** Builds the gallery once a process, separately from the product; returns the graph of its sources. */
export function buildGallery(): Promise<SourceGraph> {
  built ??= buildIn(root);
  return built;
}

/** Builds the gallery of another commit; returns the folder with it. */
export async function buildGalleryOf(clone: string): Promise<string> {
  await buildIn(clone);
  return folderIn(clone);
}

async function buildIn(clone: string): Promise<SourceGraph> {
  const sources = new SourceGraph(clone);
  await build({
    configFile: path.join(clone, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [sources.collector()],
    // The gallery has all styles in one sheet.
    define: { TRAINING_SHEET: '""' },
    build: {
      outDir: folderIn(clone),
      minify: false,
      rolldownOptions: {
        input: path.join(clone, 'src/web/gallery.html'),
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

import path from 'node:path';
import { build } from 'vite';
import { SourceGraph } from './gallery-sources.ts';

const root = path.dirname(import.meta.dirname);

/** Where `buildGallery` puts the gallery. */
export const galleryFolder = path.join(root, 'test-results/gallery');

/** Builds the gallery, apart from the product's own build, and tells what it is made of. */
export async function buildGallery(): Promise<SourceGraph> {
  const sources = new SourceGraph(root);
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [sources.collector()],
    build: {
      outDir: galleryFolder,
      minify: false,
      rolldownOptions: {
        input: path.join(root, 'src/web/gallery.html'),
        // One script, in which still-browser.ts is sure to run first.
        output: { codeSplitting: false },
      },
    },
  });
  return sources;
}

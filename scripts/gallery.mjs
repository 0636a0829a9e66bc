// The gallery: every screen, state and component on one sheet. For development and the visual test; no part of the product.
import path from 'node:path';
import { build } from 'vite';
import { root } from './stale.mjs';

const configFile = path.join(root, 'vite.config.ts');

/** Where `buildGallery` puts it. */
export const galleryFolder = path.join(root, 'node_modules/.cache/gallery');

/** Lets the development server show the gallery at /gallery. */
export function galleryAddress() {
  return {
    name: 'gallery-address',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url.replace(/^\/gallery(?=$|\?)/, '/gallery.html');
        next();
      });
    },
  };
}

/** Builds the gallery as one script, apart from the product's own build. */
export async function buildGallery() {
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir: galleryFolder,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: path.join(root, 'src/web/gallery.html'),
        // One script, in which still-browser.ts is sure to run first.
        output: { codeSplitting: false },
      },
    },
  });
}

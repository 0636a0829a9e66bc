import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/stale.mjs';
import { buildQuietly } from './quiet-build.mjs';

/** The exports of a TypeScript file of the repository; `file` is relative to the root. */
export async function importSource(file) {
  const name = path.basename(file, '.ts');
  // Next to the packages that it imports.
  const outDir = path.join(root, 'node_modules/.cache/bench', name);
  await buildQuietly({
    root,
    build: { ssr: path.join(root, file), outDir, emptyOutDir: true, target: 'node20' },
  });
  return import(pathToFileURL(path.join(outDir, `${name}.js`)).href);
}

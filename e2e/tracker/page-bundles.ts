import path from 'node:path';
import { build, type Rolldown } from 'vite';

const root = path.join(import.meta.dirname, '../..');
/** Not a file; the plugin supplies its text. */
const entryPath = path.join(root, 'tracker-page-entry.js');

/** Our tracker as one classic script, which sets `window.startTracker`. */
export const bundleTracker = once(() =>
  bundle(`import { startTracker } from './src/tracker/start-tracker.ts'; window.startTracker = startTracker;`),
);

/** The official SDK as one classic script, which sets `window.amplitude`. */
export const bundleOfficial = once(() =>
  bundle(`import * as amplitude from '@amplitude/analytics-browser'; window.amplitude = amplitude;`),
);

async function bundle(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entryPath ? entryPath : null),
        load: (id) => (id === entryPath ? entry : null),
      },
    ],
    build: { write: false, lib: { entry: entryPath, formats: ['iife'], name: 'bundle', fileName: 'bundle' } },
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = path.join(root, 'node_modules/.cache/upload-worker');

/** The upload worker built for tests, because a thread loads plain JavaScript. */
export const testUploadWorkerFile = path.join(folder, 'upload-worker.js');

/** Builds it; call once per test run. */
export async function buildTestUploadWorker(): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    build: {
      ssr: path.join(root, 'src/server/analytics/ingestion/upload-worker.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
    },
  });
}

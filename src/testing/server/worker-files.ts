import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = path.join(root, 'node_modules/.cache/workers');

/** The workers built for tests, because a thread loads plain JavaScript. */
export const testUploadWorkerFile = path.join(folder, 'upload-worker.js');
export const testReportWorkerFile = path.join(folder, 'report-worker.js');
export const testRenderWorkerFile = path.join(folder, 'render-worker.js');
export const testRehearsalWorkerFile = path.join(folder, 'rehearsal-worker.js');

/** Builds them; call once per test run. */
export async function buildTestWorkers(): Promise<void> {
  const { build } = await import('vite');
  const at = (file: string) => path.join(root, 'src', file);
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input: {
          'upload-worker': at('server/analytics/ingestion/upload-worker.ts'),
          'report-worker': at('server/mail/bounces/report-worker.ts'),
          'rehearsal-worker': at('rehearsal/rehearsal-worker.ts'),
          'render-worker': at('server/site/render-worker.ts'),
        },
      },
    },
  });
}

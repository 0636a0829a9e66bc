import type { Deps } from '#server/platform/deps.ts';

export type IngestionDeps = Pick<Deps, 'config' | 'pool' | 'clock' | 'wallClock' | 'log'> & {
  /** The built file of `ingestion/upload-worker.ts`, which runs in worker threads. */
  uploadWorkerFile: string;
};

import type { DeskDeps } from '#server/publishing/deps.ts';

export interface RehearsalDeps extends DeskDeps {
  /** The built file of `src/rehearsal/rehearsal-worker.ts`, which runs in a worker thread. */
  rehearsalWorkerFile: string;
}

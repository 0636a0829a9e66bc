import { Worker } from 'node:worker_threads';
import type { RehearsalInput, Rehearsed, WorkerMessage } from './rehearsed.ts';

export interface RunningThread {
  /** Rejects when it fails or ends by itself, and resolves with null when it was ended. */
  ended: Promise<Rehearsed | null>;
  /** How many purchases are done. */
  done: () => number;
  end: () => void;
}

/** Memory in MB, far more than a purchase needs: a fault must not take the server's. */
const mostMemoryMb = 512;

/**
 * Runs a rehearsal in a thread of its own. It gets no environment, so that it has no key and no address of anybody.
 * @param file the built file of `src/rehearsal/rehearsal-worker.ts`
 */
export function runThread(file: string, input: RehearsalInput): RunningThread {
  const worker = new Worker(file, {
    workerData: input,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  // A rehearsal must not keep a process alive that is told to stop.
  worker.unref();
  let done = 0;
  let isEnded = false;
  const ended = new Promise<Rehearsed | null>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if ('done' in message) done = message.done;
      else if ('rehearsed' in message) resolve(message.rehearsed);
      else reject(new Error(message.failed));
    });
    worker.on('error', reject);
    worker.on('exit', () => (isEnded ? resolve(null) : reject(new Error('The thread ended by itself.'))));
  });
  return {
    ended,
    done: () => done,
    end: () => {
      isEnded = true;
      void worker.terminate();
    },
  };
}

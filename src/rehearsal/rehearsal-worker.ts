import { parentPort, workerData } from 'node:worker_threads';
import type { RehearsalInput, WorkerMessage } from '#server/operations/rehearsal/rehearsed.ts';
import { rehearse } from './rehearse.ts';
import { createSecondEmulator } from './second-emulator.ts';

/** The thread of one rehearsal. It has no network: whatever it would send goes to its own emulator or nowhere. */
const emulator = createSecondEmulator();
globalThis.fetch = emulator.fetch;

const post = (message: WorkerMessage) => parentPort!.postMessage(message);
try {
  post({ rehearsed: await rehearse(emulator, workerData as RehearsalInput, (done) => post({ done })) });
} catch (error) {
  post({ failed: error instanceof Error ? error.message : String(error) });
}

import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { type RawUpload, readUpload } from './read-upload';

/** The thread that reads large uploads: one message is one upload, and its answer what was read. */
parentPort!.on('message', (upload: RawUpload) => {
  parentPort!.postMessage(readUpload(upload, randomUUID));
});

import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { type RawUpload, readUpload } from './read-upload.ts';

/** The thread that reads large uploads: each message is an upload, and is answered with the upload as read. */
parentPort!.on('message', (upload: RawUpload) => {
  parentPort!.postMessage(readUpload(upload, randomUUID));
});

import { parentPort } from 'node:worker_threads';
import { bouncesIn } from './bounces-in.ts';

export interface RawReport {
  message: string;
  address: string;
  secret: string;
}

/** The thread that reads reports of failed deliveries: each message is a report, and is answered with what it proves. */
parentPort!.on('message', async ({ message, ...at }: RawReport) => {
  parentPort!.postMessage(await bouncesIn(message, at));
});

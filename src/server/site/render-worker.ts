import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedRoot, RenderedWith } from './renderer.ts';

interface Bundle {
  renderPages: (given: RenderedWith) => Promise<RenderedRoot[]>;
}

// What a page shows comes with the message; a page that asks for more would look otherwise each time.
globalThis.fetch = () => Promise.reject(new Error('There is no network while pages are rendered'));

/** The thread that renders pages with what is published: each message is answered with the HTML of all of them. */
const { renderPages }: Bundle = await import(workerData.bundle);
parentPort!.on('message', async (given: RenderedWith) => {
  parentPort!.postMessage(await renderPages(given));
});

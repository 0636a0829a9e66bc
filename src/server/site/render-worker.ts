import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedRoot, RenderedWith } from './renderer.ts';

interface Bundle {
  renderPages: (given: RenderedWith) => Promise<RenderedRoot[]>;
}

/** The thread that renders pages with what is published: each message is answered with the HTML of all of them. */
const { renderPages }: Bundle = await import(workerData.bundle);
parentPort!.on('message', async (given: RenderedWith) => {
  parentPort!.postMessage(await renderPages(given));
});

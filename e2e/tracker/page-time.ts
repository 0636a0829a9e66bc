import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import type { ReceivedUpload } from './scripted-server';

/** When the clock stands still first, epoch ms. */
export const startedAt = Date.UTC(2030, 0, 1);

declare global {
  interface Window {
    /** Calls whose answer the page has not read to its end. */
    openCalls?: number;
  }
}

const openUploads = new WeakMap<BrowserContext, Set<Request>>();

/** Stops the clock of all the browser's pages; from now on it moves only when told to. To be called before a page is opened. */
export async function stopClock(page: Page): Promise<void> {
  const context = page.context();
  const open = new Set<Request>();
  openUploads.set(context, open);
  context.on('request', (request) => {
    if (request.method() !== 'POST') return;
    open.add(request);
    // A page that is gone does not tell how its calls end.
    request
      .frame()
      .page()
      .once('close', () => open.delete(request));
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  await context.addInitScript(countCalls);
  // Until it is stopped it runs, and it can only be stopped at a moment that has not passed.
  await page.clock.install({ time: startedAt - 60_000 });
  await page.clock.pauseAt(startedAt);
}

/**
 * Lets time pass in all pages, and every answer come in at its moment. Not for answers that hang.
 * @param stepMs answers come in after each step; long ones are quick
 */
export async function pass(page: Page, ms: number, stepMs = 1000): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await page.clock.runFor(Math.min(stepMs, ms - passed));
    await settle(page);
  }
}

/** Until all pages have read every answer, and send nothing more of themselves at this moment. */
export async function settle(page: Page): Promise<void> {
  const context = page.context();
  const open = openUploads.get(context)!;
  let quietTurns = 0;
  while (quietTurns < 2) {
    await expect.poll(() => open.size, { intervals: [5] }).toBe(0);
    const calls = await Promise.all(context.pages().map((each) => each.evaluate(callsAfterTurns)));
    quietTurns = open.size === 0 && calls.every((count) => count === 0) ? quietTurns + 1 : 0;
  }
}

/** Runs in the page, before anything else. An answer has ended for the network well before the page has read it. */
function countCalls() {
  const send = window.fetch.bind(window);
  window.openCalls = 0;
  window.fetch = async (input, init) => {
    window.openCalls! += 1;
    try {
      const response = await send(input, init);
      await response.clone().arrayBuffer();
      return response;
    } finally {
      // Only after the caller has read it too, and has perhaps sent the next one.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.openCalls! -= 1;
      };
      port2.postMessage(null);
    }
  };
}

/** Runs in the page, whose timers stand still. */
async function callsAfterTurns() {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
  return window.openCalls ?? 0;
}

/** The page's seconds since the start at which uploads were sent. */
export function secondsOf(uploads: readonly ReceivedUpload[]): number[] {
  return uploads.map(({ body }) => (Date.parse(body.client_upload_time!) - startedAt) / 1000);
}

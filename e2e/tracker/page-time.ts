import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import type { ReceivedUpload } from './scripted-server.ts';

/** The time at which the clock is first stopped, epoch ms. */
export const startedAt = Date.UTC(2030, 0, 1);

declare global {
  interface Window {
    /** Calls whose answer the page has not read completely. */
    openCalls?: number;
  }
}

const openUploads = new WeakMap<BrowserContext, Set<Request>>();

/** Stops the clock of all pages of the browser; only `pass` moves it. Call it before a page is opened. */
export async function stopClock(page: Page): Promise<void> {
  const context = page.context();
  const open = new Set<Request>();
  openUploads.set(context, open);
  context.on('request', (request) => {
    if (request.method() !== 'POST') return;
    open.add(request);
    // A closed page does not report how its calls end.
    request
      .frame()
      .page()
      .once('close', () => open.delete(request));
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  await context.addInitScript(countCalls);
  // The clock runs until it is stopped, and can only be stopped at a later moment.
  await page.clock.install({ time: startedAt - 60_000 });
  await page.clock.pauseAt(startedAt);
}

/**
 * Passes time in all pages; every answer arrives at its time. Not for calls without an answer.
 * @param stepMs answers are awaited after each step; longer steps are faster
 */
export async function pass(page: Page, ms: number, stepMs = 1000): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await page.clock.runFor(Math.min(stepMs, ms - passed));
    await settle(page);
  }
}

/** Waits until all pages have read every answer and send nothing more at this moment. */
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

/**
 * Runs in the page before everything else. The network reports the end of an answer well before the page has read it.
 */
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
      // Only after the caller has read the answer too, and has perhaps sent the next call.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.openCalls! -= 1;
      };
      port2.postMessage(null);
    }
  };
}

/** Runs in the page; waits by messages, because its timers are stopped. */
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

/** When uploads were sent, in seconds since the start by the page's clock. */
export function secondsOf(uploads: readonly ReceivedUpload[]): number[] {
  return uploads.map(({ body }) => (Date.parse(body.client_upload_time!) - startedAt) / 1000);
}

import { expect, type Page, type Request } from '@playwright/test';
import type { ReceivedUpload } from './scripted-server';

/** When the clock of each page stands still first, epoch ms. */
export const startedAt = Date.UTC(2030, 0, 1);
const stepMs = 1000;

const openUploads = new WeakMap<Page, Set<Request>>();

/** Stops the page's clock; from now on it moves only when told to. To be called before the page is opened. */
export async function stopClock(page: Page, at = startedAt): Promise<void> {
  const open = new Set<Request>();
  openUploads.set(page, open);
  page.on('request', (request) => request.method() === 'POST' && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.clock.install({ time: at - stepMs });
  await page.clock.pauseAt(at);
}

/** Lets time pass in the page, and every answer come in at its moment. Not for answers that hang. */
export async function pass(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await page.clock.runFor(Math.min(stepMs, ms - passed));
    await settle(page);
  }
}

/** Until the page has read every answer, and sends nothing more of itself at this moment. */
export async function settle(page: Page): Promise<void> {
  const open = openUploads.get(page)!;
  let quietTurns = 0;
  while (quietTurns < 2) {
    await expect.poll(() => open.size, { intervals: [5] }).toBe(0);
    await page.evaluate(takeTurns);
    quietTurns = open.size === 0 ? quietTurns + 1 : 0;
  }
}

/** Runs in the page, whose timers stand still. */
async function takeTurns() {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** The page's seconds since the start at which uploads were sent. */
export function secondsOf(uploads: readonly ReceivedUpload[]): number[] {
  return uploads.map(({ body }) => (Date.parse(body.client_upload_time!) - startedAt) / 1000);
}

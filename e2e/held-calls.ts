import type { Page } from '@playwright/test';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { at } from './calls.ts';

/** Holds requests to matching URLs until they are released. */
export async function hold(page: Page, url: string | RegExp): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}

/** Refuses a call in place of the server. */
export async function refuse(page: Page, row: Call, status: number, error: string) {
  await page.route(at(row), (route) =>
    route.request().method() === callAddress(row).method
      ? route.fulfill({ status, json: { error } })
      : route.fallback(),
  );
}

/** Stops the page's clock after its idle work. Needs `page.clock.install()`. */
export async function stopTheClock(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(10_000);
}

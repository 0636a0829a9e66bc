import type { Page } from '@playwright/test';

/** Takes the network away or gives it back, and waits until the page knows, since two changes at once are none. */
export async function setOnline(page: Page, isOnline: boolean) {
  await page.context().setOffline(!isOnline);
  // Polled from here, because the page's own clock may be stopped.
  while ((await page.evaluate(() => navigator.onLine)) !== isOnline);
}

import type { Page } from '@playwright/test';

/** Switches the network off or on, and waits until the page notices, because two quick changes would cancel out. */
export async function setOnline(page: Page, isOnline: boolean) {
  await page.context().setOffline(!isOnline);
  // Polled by the test, because the page's own clock may be stopped.
  while ((await page.evaluate(() => navigator.onLine)) !== isOnline);
}

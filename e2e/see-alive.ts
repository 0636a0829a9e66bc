import type { Page } from '@playwright/test';

/** Waits until the page's code has taken over what the server sent; nothing on screen tells it. */
export async function seeAlive(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

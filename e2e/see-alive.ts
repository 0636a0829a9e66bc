import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated, which nothing on screen tells, and its typefaces are loaded, since lines that then
 * break elsewhere would move the button that is being pressed.
 */
export async function seeAlive(page: Page) {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('hydrated').length > 0 &&
      document.documentElement.classList.contains('fonts') &&
      document.fonts.status === 'loaded',
  );
}

import type { Page } from '@playwright/test';

/**
 * Waits until the page's code has taken over what the server sent, which nothing on screen tells, and its typefaces are
 * there: a line that breaks elsewhere then would move what is being pressed.
 */
export async function seeAlive(page: Page) {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('hydrated').length > 0 &&
      document.documentElement.classList.contains('fonts') &&
      document.fonts.status === 'loaded',
  );
}

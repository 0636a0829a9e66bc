import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated, which nothing on screen shows, and its typefaces are loaded, because lines that
 * break differently would move the button to be pressed.
 */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('hydrated').length > 0 &&
      document.documentElement.classList.contains('fonts') &&
      document.fonts.status === 'loaded',
  );
}

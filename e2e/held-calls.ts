import type { Page } from '@playwright/test';

/** Keeps requests to matching addresses waiting until they are released. */
export async function hold(page: Page, url: string): Promise<{ release: () => void }> {
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

/** Lets one call be refused by the server. */
export async function refuse(page: Page, method: string, path: string, status: number, error: string) {
  await page.route(`**${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: { error } }) : route.fallback(),
  );
}

/** From now on nothing in the page ends by itself; what it does when it is idle has happened. Needs `page.clock.install()`. */
export async function stopTheClock(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(10_000);
}

import type { Page, Request } from '@playwright/test';
import { isListed, storedItems } from '#web/measuring/consent/stored-items.ts';
import { beginButton } from './adhd.ts';
import { expect } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

interface Traces {
  cookies: string[];
  /** The keys in both storages. */
  storage: string[];
  /** The keys that are not listed as essential. */
  notEssential: string[];
  notListed: string[];
  uploads: Request[];
  /** The hosts of requests to other origins. */
  elsewhere: string[];
}

/** Opens Home from an advertisement in a new browser; returns a function that reads what the visit has left so far. */
export async function openFromAdvertisement(page: Page, url: string): Promise<() => Promise<Traces>> {
  const requests: Request[] = [];
  await page.route(
    (address) => address.origin !== url,
    (route) => route.fulfill({ status: 200, contentType: 'image/gif', body: '' }),
  );
  page.on('request', (request) => requests.push(request));
  await page.goto('/?utm_source=newsletter&fbclid=click-1');
  await untilHydrated(page);
  await passTime(page);
  return async () => {
    const storage = await page.evaluate(() =>
      [...new Set([...Object.keys(localStorage), ...Object.keys(sessionStorage)])].sort(),
    );
    const addresses = requests.map((request) => new URL(request.url()));
    return {
      cookies: (await page.context().cookies()).map(({ name }) => name).sort(),
      storage,
      notEssential: storage.filter((name) => !isListed(name, storedItems.essential)),
      notListed: storage.filter((name) => !isListed(name, [...storedItems.essential, ...storedItems.measuring])),
      uploads: requests.filter((request) =>
        /^\/(2\/httpapi|batch|identify|config\/remote)/.test(new URL(request.url()).pathname),
      ),
      elsewhere: addresses.filter(({ origin }) => origin !== url).map(({ hostname }) => hostname),
    };
  };
}

/** Starting from Home, answers a question, then opens the help and Home again. */
export async function visit(page: Page) {
  await page.getByRole('link', { name: 'Start the check-in' }).first().click();
  await beginButton(page).click();
  await page.getByRole('button', { name: 'Woman', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openPages(page, ['/help', '/']);
}

/** Opens pages by full loads. */
export async function openPages(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await untilHydrated(page);
  }
  await passTime(page);
}

/** Answers the cookie banner. */
export async function choose(page: Page, name: 'Accept' | 'Reject') {
  const banner = page.getByRole('region', { name: 'We value your privacy' });
  await banner.getByRole('button', { name, exact: true }).click();
  await expect(banner).toHaveCount(0);
}

/**
 * Waits until a page has sent everything that it sends after its first paint, which nothing on screen shows. The clock
 * is real, because the pixel reads it from the document.
 */
async function passTime(page: Page) {
  await page.waitForLoadState('networkidle');
}

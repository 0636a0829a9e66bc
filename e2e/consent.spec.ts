import { type Page, test as plain, type Request } from '@playwright/test';
import { startProduct } from '../scripts/product.mjs';
import { isListed, storedItems } from '../src/web/consent/stored-items';

const { expect } = plain;

// One pair of products serves all.
plain.describe.configure({ mode: 'default' });

type Mode = 'opt-out' | 'opt-in';

interface Product {
  url: string;
  stop: () => Promise<void>;
}

/** One product for each mode, with everything switched on that asks for consent. */
const test = plain.extend<object, { products: Record<Mode, Product> }>({
  products: [
    async ({ browserName: _ }, use) => {
      const start = (mode: Mode): Promise<Product> =>
        startProduct({ CONSENT_MODE: mode, PIXEL_ID: '1234567890', MAIL_VIEWER_PORT: '0' });
      const products = { 'opt-out': await start('opt-out'), 'opt-in': await start('opt-in') };
      await use(products);
      await products['opt-out'].stop();
      await products['opt-in'].stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** A visit with a campaign's address: Home, a question answered, help, back on Home. */
async function visit(page: Page) {
  await page.getByRole('link', { name: 'Start the check-in' }).first().click();
  await page.getByRole('button', { name: 'I’m 18 or over, begin' }).click();
  await page.getByRole('button', { name: 'Woman' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.goto('/');
  await passTime(page);
}

/** The same pages again, by full loads. */
async function lookAround(page: Page) {
  for (const path of ['/help', '/quiz/dialogues', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await passTime(page);
  }
}

/** All that a page sends after it was painted has been sent. The browser's own clock runs: the pixel asks it for the document. */
async function passTime(page: Page) {
  await page.waitForLoadState('networkidle');
}

const choose = async (page: Page, name: 'Accept' | 'Reject') => {
  const banner = page.getByRole('region', { name: 'We value your privacy' });
  await banner.getByRole('button', { name, exact: true }).click();
  await expect(banner).toHaveCount(0);
};

interface Traces {
  cookies: string[];
  /** Keys of both storages. */
  storage: string[];
  uploads: Request[];
  /** To any other origin. */
  elsewhere: string[];
}

/** Opens Home from an advertisement, in a fresh browser, and notes all that leaves it. */
async function open(page: Page, url: string) {
  const requests: Request[] = [];
  await page.route(
    (address) => address.origin !== url,
    (route) => route.fulfill({ status: 200, contentType: 'image/gif', body: '' }),
  );
  page.on('request', (request) => requests.push(request));
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto('/?utm_source=letter&fbclid=click-1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await passTime(page);
  return async (): Promise<Traces> => ({
    cookies: (await page.context().cookies()).map(({ name }) => name).sort(),
    storage: await page.evaluate(() =>
      [...new Set([...Object.keys(localStorage), ...Object.keys(sessionStorage)])].sort(),
    ),
    uploads: requests.filter((request) =>
      /^\/(2\/httpapi|batch|identify|config\/remote)/.test(new URL(request.url()).pathname),
    ),
    elsewhere: requests.map((request) => request.url()).filter((address) => new URL(address).origin !== url),
  });
}

const onlyEssential = (names: string[]) => names.filter((name) => !isListed(name, storedItems.essential));
const listed = [...storedItems.essential, ...storedItems.measuring];

for (const mode of ['opt-out', 'opt-in'] as const) {
  test.describe(`consent mode ${mode}`, () => {
    test.use({ baseURL: async ({ products }, use) => use(products[mode].url) });

    test(
      mode === 'opt-out' ? 'no choice: measured here, told nobody else' : 'no choice: nothing but the essential',
      async ({ page, products }) => {
        const traces = await open(page, products[mode].url);
        await visit(page);
        const { cookies, storage, uploads, elsewhere } = await traces();
        expect(elsewhere).toEqual([]);
        if (mode === 'opt-out') {
          expect(cookies).toEqual(['AMP_everkite']);
          expect(storage).toContain('everkite.analytics');
          expect(uploads.length).toBeGreaterThan(0);
          expect(storage.filter((key) => !isListed(key, listed))).toEqual([]);
        } else {
          expect({ cookies, uploads: uploads.length, notEssential: onlyEssential(storage) }).toEqual({
            cookies: [],
            uploads: 0,
            notEssential: [],
          });
        }
      },
    );

    test('Accept: measured here, and the pixel tells of public pages alone', async ({ page, products }) => {
      const traces = await open(page, products[mode].url);
      await choose(page, 'Accept');
      await visit(page);
      const { cookies, storage, uploads, elsewhere } = await traces();
      expect(cookies).toEqual(['AMP_everkite', 'warning']);
      expect(storage.filter((key) => !isListed(key, listed))).toEqual([]);
      expect(uploads.length).toBeGreaterThan(0);
      expect(new Set(elsewhere.map((address) => new URL(address).hostname))).toEqual(new Set(['www.facebook.com']));
    });

    test('Reject: nothing but the essential, from that moment on', async ({ page, products }) => {
      const traces = await open(page, products[mode].url);
      await choose(page, 'Reject');
      const before = (await traces()).uploads.length;
      await visit(page);
      const { cookies, storage, uploads, elsewhere } = await traces();
      expect({ cookies, after: uploads.length - before, elsewhere, notEssential: onlyEssential(storage) }).toEqual({
        cookies: ['warning'],
        after: 0,
        elsewhere: [],
        notEssential: [],
      });
    });

    test('Accept, then Reject from the footer: what was kept is gone and nothing leaves any more', async ({
      page,
      products,
    }) => {
      const traces = await open(page, products[mode].url);
      await choose(page, 'Accept');
      await visit(page);
      expect((await traces()).cookies).toContain('AMP_everkite');
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await choose(page, 'Reject');
      const before = await traces();
      await lookAround(page);
      const after = await traces();
      expect({
        cookies: after.cookies,
        uploads: after.uploads.length - before.uploads.length,
        elsewhere: after.elsewhere.length - before.elsewhere.length,
        notEssential: onlyEssential(after.storage),
      }).toEqual({ cookies: ['warning'], uploads: 0, elsewhere: 0, notEssential: [] });
    });
  });
}

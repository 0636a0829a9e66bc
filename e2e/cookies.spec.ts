/**
 * Needs a browser: the banner over the page, a tap on it before and after the page's code has loaded, and what is
 * stored in the browser afterwards.
 */
import type { Locator, Page, Request } from '@playwright/test';
import { beginButton } from './adhd.ts';
import { hold } from './held-calls.ts';
import { deviceIdOf, storedEvents } from './stored-events.ts';
import { expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

test.use({ cookieChoice: null });

const banner = (page: Page) => page.getByRole('region', { name: 'We value your privacy' });
const choice = (page: Page, name: 'Accept' | 'Reject') => banner(page).getByRole('button', { name, exact: true });
const thirtyDaysS = 2_592_000;

test('the banner says what cookies are for, offers both answers alike (§ 2), and can be opened from any footer', async ({
  page,
}) => {
  await page.goto('/');
  await expect(banner(page).getByRole('heading')).toHaveText('We value your privacy');
  await expect(banner(page)).toContainText(
    'We use cookies to enhance browsing, to serve personalized ads or content and to analyze traffic.',
  );
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  const styles = await Promise.all((['Accept', 'Reject'] as const).map((name) => choice(page, name).evaluate(styleOf)));
  expect(styles[0]).toEqual(styles[1]);

  await choice(page, 'Accept').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner(page)).toBeFocused();
  await choice(page, 'Reject').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
  expect((await page.context().cookies()).map(({ name, value }) => [name, value])).toEqual([['warning', 'false']]);
});

test('the banner covers no way on, and waits until the health consent is given', { tag: '@long' }, async ({ page }) => {
  const begin = beginButton(page);
  const screens = [
    [390, 664],
    [844, 390],
    [390, 844],
    [1280, 800],
  ] as const;
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expectClear(page, page.getByRole('link', { name: 'Start the check-in' }));
    await page.goto('/quiztwo');
    await expectClear(page, page.getByRole('link', { name: 'Start', exact: true }));
    await page.goto('/quiz/dialogues');
    await expect(begin).toBeInViewport({ ratio: 1 });
    await expect(banner(page)).toBeHidden();
  }
  await begin.click();
  await page.getByRole('button', { name: 'Woman', exact: true }).click();
  await expectClear(page, page.getByRole('button', { name: 'Continue', exact: true }));
});

test('Cookie details opens Privacy at its section on cookies', async ({ page }) => {
  await page.goto('/help');
  await untilHydrated(page);
  await banner(page).getByRole('link', { name: 'Cookie details' }).click();
  const section = page.getByRole('heading', { name: 'Cookies and storage' });
  await expect(section).toBeFocused();
  expect((await section.boundingBox())!.y).toBeLessThan(200);
});

for (const [name, value] of [
  ['Accept', 'true'],
  ['Reject', 'false'],
] as const) {
  test(`${name} sets the cookie “warning” to ${value} for 30 days on every path (§ 9), and hides the banner for good`, async ({
    page,
  }) => {
    await page.goto('/');
    await choice(page, name).click();
    await expect(banner(page)).toHaveCount(0);
    const cookie = await warningCookie(page);
    expect(cookie).toMatchObject({ value, path: '/' });
    expect(Math.abs(cookie!.expires - Date.now() / 1000 - thirtyDaysS)).toBeLessThan(60);
    await page.getByRole('link', { name: 'Privacy', exact: true }).first().click();
    await expect(page).toHaveURL('/privacy');
    await expect(banner(page)).toHaveCount(0);

    const code = await hold(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page), 'before the page’s code is there').toBeHidden();
    code.release();
    await untilHydrated(page);
    await expect(banner(page)).toBeHidden();
  });

  test(`${name} works before the page’s code is there`, async ({ page }) => {
    const held = await hold(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await choice(page, name).click();
    held.release();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await warningCookie(page))?.value).toBe(value);
  });
}

test('Reject holds though a link is followed before any code is there', async ({ page }) => {
  const code = await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await choice(page, 'Reject').click();
  await page.getByRole('link', { name: 'Privacy', exact: true }).last().click();
  await page.waitForURL('/privacy', { waitUntil: 'commit' });
  code.release();
  await untilHydrated(page);
  await expect(banner(page)).toBeHidden();
  expect((await warningCookie(page))?.value).toBe('false');
});

test('Accept is an event (§ 2)', async ({ page }) => {
  await page.goto('/');
  await choice(page, 'Accept').click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => deviceIdOf(page.context())).not.toBeNull();
  const deviceId = (await deviceIdOf(page.context()))!;
  await page.goto('about:blank');
  await expect
    .poll(async () => (await storedEvents(deviceId)).filter((event) => event.name === 'popup_click'))
    .toMatchObject([{ properties: { popup: 'privacy', choice: 'accept', cohort: 'A' } }]);
});

test('after Reject nothing is measured: no upload is sent, and stored data is gone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?utm_source=newsletter&gclid=click-1');
  await expect.poll(() => deviceIdOf(page.context())).not.toBeNull();
  await choice(page, 'Reject').click();
  await expect(banner(page)).toHaveCount(0);

  const sent: string[] = [];
  page.on('request', (request) => isMeasuring(request) && sent.push(`${request.method()} ${request.url()}`));
  await page.getByRole('link', { name: 'Start the check-in' }).click();
  await beginButton(page).click();
  await page.clock.fastForward(60_000);
  await page.goto('/help');
  await page.clock.fastForward(60_000);
  await page.goto('/privacy');

  expect(sent).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['warning']);
  // The mark of the typefaces is written once they have loaded.
  await expect.poll(() => storageKeys(page)).toEqual(['everkite.fonts', 'everkite.quiz-one', 'everkite.visitor']);
});

/** Expects a control to be whole on screen, above the banner. */
async function expectClear(page: Page, control: Locator) {
  await expect(banner(page)).toBeVisible();
  await expect(control).toBeInViewport({ ratio: 1 });
  const [{ y, height }, { y: edge }] = [(await control.boundingBox())!, (await banner(page).boundingBox())!];
  expect(y + height, page.url()).toBeLessThanOrEqual(edge);
}

/** The styles that can make one button more prominent than another. */
function styleOf(button: Element) {
  const { width, height } = button.getBoundingClientRect();
  const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } = getComputedStyle(button);
  return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight, opacity };
}

/** Whether a request is made to the analytics or leaves this site. */
function isMeasuring(request: Request): boolean {
  const { origin, pathname } = new URL(request.url());
  return origin !== new URL(process.env.BASE_URL!).origin || ['/2/httpapi', '/batch', '/identify'].includes(pathname);
}

async function warningCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'warning');
}

/** The keys in both storages, each once. */
async function storageKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set([...Object.keys(localStorage), ...Object.keys(sessionStorage)])].sort());
}

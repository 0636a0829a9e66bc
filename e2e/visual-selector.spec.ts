/**
 * Needs a browser: two windows of one site that exchange messages, presses that pick an element instead of operating
 * it, and which files a visitor's browser never requests.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { consoleCalls } from '#contract/console/calls.ts';
import { expectAccessible } from './accessible.ts';
import { at } from './calls.ts';
import { query } from './database.ts';
import { consolePassword, expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

/** Begins the names of this run's labels, because other tests use the same database. */
const run = randomUUID().slice(0, 8);

test.afterAll(() => query('delete from element_labels where name like $1', [`${run}%`]));

async function signIn(page: Page) {
  await page.goto('/console/elements');
  await page.getByLabel('Password', { exact: true }).fill(consolePassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elements' })).toBeVisible();
}

/** Opens a page to point at; resolves to its window. */
async function pointAt(page: Page, name: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('group', { name: 'Open and point at' }).getByRole('button', { name }).click();
  const opened = await opening;
  await expect(page.getByRole('status').first()).toHaveText(
    `${name} is open in a window of its own. Press an element there.`,
  );
  return opened;
}

const overlayOf = (opened: Page) => opened.getByRole('region', { name: 'Visual selector' });
const picked = (page: Page, text: string) => page.getByRole('region', { name: `Picked: ${text}` });

test('an element is pointed at, named, found again and removed', { tag: '@long' }, async ({ page, context }) => {
  await signIn(page);
  const uploads: string[] = [];
  context.on(
    'request',
    (request) => /\/2\/httpapi|\/config\/remote/.test(request.url()) && uploads.push(request.url()),
  );
  const opened = await pointAt(page, 'Home');
  expect(new URL(opened.url()).hash).toBe('');
  expect(await opened.evaluate(() => sessionStorage.getItem('everkite.console'))).toBeNull();

  await test.step('a press is picked with what it sends, quick presses as one, and leads nowhere', async () => {
    const terms = opened.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
    await terms.dblclick();
    await expect(overlayOf(opened).getByRole('status')).toHaveText(/^Sent to the console: .*a\[href="\/terms"\]$/);
    expect(new URL(opened.url()).pathname).toBe('/');
    await expect(picked(page, 'Terms')).toContainText('footer_link_click, link /terms · Element Clicked');
    await expect(picked(page, 'Terms')).toContainText('(2 quick presses, taken for one)');
    await expect(picked(page, 'Terms')).toContainText('Presses: none (not captured now) · Event: none, in 28 days');
  });

  await test.step('it is kept under a name, and shown in the page again', async () => {
    await picked(page, 'Terms').getByLabel('Name').fill(`${run} terms`);
    await picked(page, 'Terms').getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByRole('row', { name: `${run} terms` })).toContainText('a[href="/terms"]');
    await expect(picked(page, 'Terms')).toHaveCount(0);
    await expect(page.getByRole('status').first()).toHaveText(`“${run} terms” is kept.`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page, 'the console’s elements');
    await expectAccessible(opened, 'a page that is pointed at');
    await page.getByRole('button', { name: `Show ${run} terms` }).click();
    await expect(page.getByRole('status').first()).toHaveText(`“${run} terms” is marked in the window of Home.`);
    await expect(opened.getByText('a[href="/terms"]', { exact: true })).toBeVisible();
  });

  await test.step('what a page consists of by chance is told with its place', async () => {
    await opened.locator('summary').nth(1).click();
    await expect(page.getByText('section[id="faq"]')).toContainText('details:nth-of-type(2) > summary');
  });

  await test.step('the cookie banner’s buttons and the doors leave nothing behind', async () => {
    await opened.getByRole('button', { name: 'Cookie settings' }).click();
    await opened.getByRole('button', { name: 'Reject' }).click();
    await expect(picked(page, 'Reject')).toContainText(/A press sends\s*Element Clicked/);
    await opened.getByRole('link', { name: 'Mental wellbeing' }).click();
    await expect(picked(page, 'I feel worn out or on edge')).toContainText(/And opens\s*\/mental-quiz/);
    const kept = await opened.evaluate(() => [document.cookie, localStorage.getItem('everkite.visitor')].join(' '));
    expect(kept).toMatch(/warning=true.*"cohort":"A"/);
    expect(kept).not.toContain('AMP_');
  });

  await test.step('the keyboard is enough: Tab goes from element to element, Enter picks, Escape ends', async () => {
    const signInLink = opened.getByRole('link', { name: 'Sign in' }).first();
    await opened.getByRole('button', { name: 'Menu' }).focus();
    await opened.keyboard.press('Tab');
    await expect(signInLink).toBeFocused();
    await opened.keyboard.press('Enter');
    await expect(picked(page, 'Sign in')).toContainText('menu_link_click, link /auth/login');
    // The page closes while the key is still down.
    await Promise.all([opened.waitForEvent('close'), opened.keyboard.press('Escape').catch(() => {})]);
    await expect(page.getByRole('status').first()).toHaveText('The page was closed or left.');
  });

  await test.step('a label is removed', async () => {
    await page.getByRole('button', { name: `Remove ${run} terms` }).click();
    await expect(page.getByRole('row', { name: `${run} terms` })).toHaveCount(0);
  });
  expect(uploads, 'nobody is measured').toEqual([]);
});

test('a used, made-up or foreign token shows the plain page', { tag: '@long' }, async ({ page, context }) => {
  await signIn(page);
  let address = '';
  await context.route(at(consoleCalls.makeSelectorToken), async (route) => {
    const response = await route.fetch();
    address = `/#select=${(await response.json()).token}`;
    await route.fulfill({ response });
  });
  const opened = await pointAt(page, 'Home');
  await opened.reload();
  await untilHydrated(opened);
  await expect(overlayOf(opened)).toHaveCount(0);

  for (const stale of [address, '/#select=made-up']) {
    const [plain] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((to) => void window.open(to, '_blank'), stale),
    ]);
    await untilHydrated(plain);
    await plain.waitForURL((url) => url.hash === '');
    await expect(overlayOf(plain)).toHaveCount(0);
    await plain.close();
  }
});

test('signing out ends the pointing, and a page that does not answer is given up after 15 s (§ 9)', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(page);
  await page.clock.install();
  await context.route('**/help', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Deaf</h1>' }));
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await (await popup).getByRole('heading', { name: 'Deaf' }).waitFor();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('status').first()).toHaveText('The page did not answer within 15 seconds. Try again.');

  const opened = await pointAt(page, 'Privacy');
  const closing = opened.waitForEvent('close');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await closing;
});

test('a visitor never loads the selector, whatever the address is', async ({ page }) => {
  for (const address of ['/help', '/#select=made-up']) {
    await page.goto(address);
    await untilHydrated(page);
  }
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => /selector|connect-windows|elements-view/.test(name))).toEqual([]);
});

test('built files load the selector only by one call of the first file', () => {
  const web = path.join(import.meta.dirname, '../dist/web');
  const textsIn = (folder: string) =>
    readdirSync(path.join(web, folder))
      .filter((file) => /\.(js|html)$/.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(web, folder, file), 'utf8') }));
  const files = [...textsIn('assets'), ...textsIn('pages')];
  const named = (text: string) => files.filter((one) => one.text.includes(text)).map(({ file }) => file);

  const [selector, ...more] = files.filter(({ file }) => file.startsWith('start-selector-'));
  expect([more, selector!.text.includes('Sent to the console')]).toEqual([[], true]);
  expect(named('Sent to the console')).toEqual([selector!.file]);
  expect(named(selector!.file)).toEqual([expect.stringMatching(/^first-/)]);
  const first = files.find(({ file }) => file.startsWith('first-'))!.text;
  expect(first.split(selector!.file)).toHaveLength(2);
  expect(first).toContain(`import(\`./${selector!.file}\`)`);
});

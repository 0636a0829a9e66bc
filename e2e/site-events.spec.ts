/**
 * Needs a browser, which has links that are pressed while their page is being left, and half an hour without events.
 */
import type { Page } from '@playwright/test';
import { sessionTimeoutMs } from '#tracker/session.ts';
import { makeUser, signIn } from './account.ts';
import { pressEvents, sessionEvents } from './expected-events.ts';
import { deviceIdOf, storedEvents } from './stored-events.ts';
import { expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

const header = (page: Page) => page.getByRole('banner');
const foot = (page: Page) => page.getByRole('navigation', { name: 'Footer' });
const brand = (page: Page) => page.getByRole('link', { name: 'Everkite, home' }).first();

test('presses in header, footer, tabs and on the brand are sent as events from every page, and so is signing in', {
  tag: '@long',
}, async ({ page, request, email }) => {
  await makeUser(request, email);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await untilHydrated(page);
  await header(page).getByRole('link', { name: 'Prices' }).click();
  await foot(page).getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();

  await test.step('a link to the page one is on leads to its top (§ 2)', async () => {
    await foot(page).getByRole('link', { name: 'Help' }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await foot(page).getByRole('link', { name: 'Help' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL('/help');
  });

  await brand(page).click();
  await expect(page).toHaveURL('/');
  await header(page).getByRole('link', { name: 'Sign in' }).click();
  // The address changes before the page shows; only a page that was shown is an event.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await foot(page).getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await brand(page).click();
  await expect(page).toHaveURL('/');

  // The card page is a document of its own, because payment code may run only there.
  await page.goto('/auth/login?next=%2Fcheckout%2Fcard');
  await signIn(page, email);
  await expect(page.getByText('There is no running subscription')).toBeVisible();
  await page.goto('/account');
  await header(page).getByRole('link', { name: 'Train' }).click();
  await expect(page).toHaveURL('/train');
  await header(page).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('on phones the menu opens and closes by keyboard', async () => {
    const opener = header(page).getByRole('button', { name: 'Menu' });
    const link = header(page).getByRole('link', { name: 'How it works' });
    await expect(link).toBeHidden();
    await opener.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#how');
    await expect(link).toBeHidden();
  });
  await page.goto('/account');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('link', { name: 'Train' }).click();
  await expect(page).toHaveURL('/train');
  await tabs.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');

  const names = new Set(pressEvents.map(([name]) => name));
  const pressed = async () =>
    (await eventsAfterLeaving(page))
      .filter(({ name }) => names.has(name))
      .map(({ name, properties: { page: at, link, subscription } }) => [name, at ?? link ?? subscription ?? '']);
  await expect.poll(pressed).toEqual(pressEvents);
});

test('half an hour without an event ends the session, and the next event begins another (§ 4)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  // Once the tracker has loaded, so has the page's code.
  await expect.poll(() => deviceIdOf(page.context())).not.toBeNull();
  await page.clock.fastForward(sessionTimeoutMs);
  await foot(page).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
  const sessions = async () =>
    (await eventsAfterLeaving(page)).map(({ name }) => name).filter((name) => name.startsWith('session_'));
  await expect.poll(async () => (await sessions()).sort()).toEqual([...sessionEvents].sort());
});

/** The stored events after leaving the site, which sends waiting events. */
async function eventsAfterLeaving(page: Page) {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  return storedEvents((await deviceIdOf(page.context()))!);
}

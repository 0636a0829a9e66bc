/** Needs a browser: the desk by keyboard alone, where the focus goes, and contrast and width on a phone and a desktop. */
import { randomUUID } from 'node:crypto';
import { consolePaths } from '#contract/console/paths.ts';
import { expectAccessible } from './accessible.ts';
import { makeSubscriber } from './account.ts';
import { signInAsOperator } from './console-operator.ts';
import { query } from './database.ts';
import { tabTo } from './hands.ts';
import { expect, test } from './test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
let customer: string;

test.beforeEach(async ({ page, request }) => {
  customer = `keys-${randomUUID().slice(0, 8)}@example.com`;
  await makeSubscriber(request, customer);
  await query(`update users set name = 'Maya Lindqvist' where email_key = $1`, [customer]);
  await signInAsOperator(page, 'owner');
});

test('an operator searches, opens a person and acts by keyboard alone, and the focus returns', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(consolePaths.subscribers);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribers' })).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Find a subscriber' })).toBeFocused();
  await page.keyboard.type(customer);
  await page.keyboard.press('Enter');
  const found = page.getByRole('link', { name: /^k•••@example.com/ });
  await expect(found).toHaveCount(1);
  await tabTo(found);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Lindqvist' })).toBeFocused();

  const refund = page.getByRole('button', { name: /^Refund…/ }).first();
  await tabTo(refund);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  const isOutside = () => document.activeElement !== document.body && !document.activeElement!.closest('dialog');
  expect(await page.evaluate(isOutside), 'the focus leaves the dialog').toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(refund).toBeFocused();

  await page.keyboard.press('Enter');
  const back = dialog.getByRole('button', { name: 'Back' });
  await tabTo(back);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(refund).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(dialog.getByRole('button', { name: /^Refund \$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is on its way back/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('what is typed after / is in the search box when the page has one, also shortcuts and Enter', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(consolePaths.overview);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type(`${customer}x`);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  goOn();
  const box = page.getByRole('searchbox', { name: 'Find a subscriber' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(customer);
  await expect(page.getByRole('link', { name: /^k•••@example.com/ })).toHaveCount(1);
});

test('the desk is accessible on a phone and a desktop, by Day and by Night', { tag: '@long' }, async ({ page }) => {
  await page.goto(consolePaths.subscribers);
  await page.getByRole('searchbox', { name: 'Find a subscriber' }).fill(customer);
  await page.keyboard.press('Enter');
  const found = page.getByRole('link', { name: /^k•••@example.com/ });
  await expect(found).toHaveCount(1);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `the search at ${size.width}`);
  }
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Lindqvist' })).toBeVisible();
  await expect(page.getByText('Email “Receipt” handed over')).toBeVisible();
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `the person at ${size.width}`);
  }
  await page
    .getByRole('button', { name: /^Refund…/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `the dialog of a refund at ${size.width}`);
  }
});

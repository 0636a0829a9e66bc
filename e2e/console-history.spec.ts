/** Needs a browser: the history by keyboard, its filters in the address, and contrast and width. */
import { consolePaths } from '#contract/console/paths.ts';
import { expectAccessible } from './accessible.ts';
import { signInAsOperator } from './console-operator.ts';
import { expect, test } from './test.ts';

test('the history is read by keyboard, filtered in the address, and accessible', { tag: '@long' }, async ({ page }) => {
  await signInAsOperator(page, 'owner');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(consolePaths.content);
  await expect(page.getByRole('heading', { level: 2, name: 'Waits for somebody' })).toBeVisible();
  await expectAccessible(page, 'the content');
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/chosen=\d+/);
  await expect(rows.nth(1)).toBeFocused();
  const name = (await rows.nth(1).textContent())!;
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectAccessible(page, 'the history');
  await page.getByRole('combobox', { name: 'Who' }).selectOption('Release');
  await expect(page).toHaveURL(/history\?who=Release$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'the history at 390');
});

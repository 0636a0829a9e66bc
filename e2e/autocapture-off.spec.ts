/**
 * Only a browser shows which code a page loads and what it asks for; here of a product whose operator switched nothing
 * on.
 */
import { capturedOf, pressPrivacy } from './captured';
import { expect, test } from './test';

test('without a word from the operator nothing is captured', async ({ page }) => {
  const asked = page.waitForResponse(/\/config\/remote\?/);
  await page.goto('/');
  const { searchParams } = new URL((await asked).url());
  // And the session's id, where one has begun by then.
  searchParams.delete('session_id');
  expect([...searchParams.keys()]).toEqual(['api_key', 'config_keys', 'config_keys']);
  await pressPrivacy(page);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('/autocapture-'))).toEqual([]);
  expect(await capturedOf(page, 'close_main')).toEqual([]);
});

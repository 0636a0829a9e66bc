/**
 * Needs a browser, which shows what code a page loads and what it requests; here the operator has switched nothing on.
 */
import { capturedOf, pressPrivacy } from './captured.ts';
import { expect, test } from './test.ts';

test('nothing is captured unless the operator switches it on', async ({ page }) => {
  const requested = page.waitForResponse(/\/config\/remote\?/);
  await page.goto('/');
  const { searchParams } = new URL((await requested).url());
  // Present if a session has begun by then.
  searchParams.delete('session_id');
  expect([...searchParams.keys()]).toEqual(['api_key', 'config_keys', 'config_keys']);
  await pressPrivacy(page);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('/autocapture-'))).toEqual([]);
  expect(await capturedOf(page, 'close_main')).toEqual([]);
});
